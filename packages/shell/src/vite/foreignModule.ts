const pattern =
  /[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)[\\/](?!.*[\\/]node_modules[\\/])(?:.*[\\/])?([^\\/]+)\.\w+$/;

/** A module of a library as packages name it, `@tanstack/react-router:fileRoute`; undefined for any other file. */
export function foreignModule(id: string): string | undefined {
  const [, library, name] = pattern.exec(id) ?? [];
  return library && name ? `${library.replaceAll('\\', '/')}:${name}` : undefined;
}
