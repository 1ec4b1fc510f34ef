import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The servers of files that the portal comes with a configuration for. */
export type WebServerName = 'nginx' | 'caddy';

/** The options of a server. */
export interface WebServerOptions {
  /** The folder of the site. */
  site: string;
  /** A folder for what the server writes. */
  work: string;
  /** The port of the API on this computer. */
  apiPort: number;
  /** The origins that the settings lead to. */
  identity: string;
  monitoring: string;
  /** Its own ports, which are free. */
  ports: { https: number; http: number };
}

/** A running server. */
export interface WebServer {
  stop: () => Promise<void>;
}

/** The path of a program; servers are often outside of the path of a user. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Ports that are free at this moment. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Starts a server with the configuration of this folder, and answers once it listens. */
export function startWebServer(name: WebServerName, options: WebServerOptions): Promise<WebServer> {
  return name === 'nginx' ? startNginx(options) : startCaddy(options);
}

const committed = (name: string) => join(import.meta.dirname, name);

async function startNginx({ site, work, ports, ...to }: WebServerOptions): Promise<WebServer> {
  const program = findProgram('nginx') ?? 'nginx';
  const [key, certificate] = [join(work, 'key.pem'), join(work, 'certificate.pem')];
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';
  await run('openssl', ['req', ...`${kind} ${subject}`.split(' '), '-keyout', key, '-out', certificate]);
  const replaced: readonly (readonly [string, string])[] = [
    ['/etc/ssl/my-air/fullchain.pem', certificate],
    ['/etc/ssl/my-air/privkey.pem', key],
    ['/srv/my-air', site],
    ['portal.example.com', 'localhost'],
    ['127.0.0.1:3000', `localhost:${to.apiPort}`],
    ['https://id.example.com', to.identity],
    ['https://errors.example.com', to.monitoring],
    ['listen 80;', `listen ${ports.http};`],
    ['listen 443 ', `listen ${ports.https} `],
    // The port is not 443 here.
    ['https://$host$request_uri', `https://$host:${ports.https}$request_uri`],
  ];
  let text = readFileSync(committed('nginx.conf'), 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`nginx.conf does not have ${from} any more`);
    text = text.replaceAll(from, to);
  }
  const config = join(work, 'nginx.conf');
  const ofKind = (each: string) => `${each}_temp_path ${join(work, each)};`;
  writeFileSync(join(work, 'site.conf'), text);
  writeFileSync(
    config,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${join(work, 'nginx.pid')};
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(ofKind).join('\n  ')}
  include ${join(work, 'site.conf')};
}
`,
  );
  const child = spawn(program, ['-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  await untilListening(child, ports.https);
  return { stop: () => end(child) };
}

function startCaddy({ site, work, ports, ...to }: WebServerOptions): Promise<WebServer> {
  return runCaddy(committed('Caddyfile'), work, ports, {
    MY_AIR_ADDRESS: `https://localhost:${ports.https}`,
    MY_AIR_SITE: site,
    MY_AIR_API: `localhost:${to.apiPort}`,
    MY_AIR_IDENTITY: to.identity,
    MY_AIR_MONITORING: to.monitoring,
  });
}

/** Starts the proxy that the compose file of the sandbox puts in front of it, for names below localhost. */
export function startProxy(options: {
  work: string;
  sandboxPort: number;
  ports: WebServerOptions['ports'];
}): Promise<WebServer> {
  const { work, sandboxPort, ports } = options;
  const file = committed('../../sandbox/hosting/Caddyfile');
  const names = ['PORT_PORTAL', 'PORT_IDENTITY', 'PORT_WORLD', 'PORT_API'];
  return runCaddy(file, work, ports, {
    DOMAIN: 'localhost',
    PUBLIC: `:${ports.https}`,
    ...Object.fromEntries(names.map((name, index) => [name, String(sandboxPort + index)])),
  });
}

async function runCaddy(
  file: string,
  work: string,
  ports: WebServerOptions['ports'],
  variables: Readonly<Record<string, string>>,
): Promise<WebServer> {
  const program = findProgram('caddy') ?? 'caddy';
  const env = { ...process.env, HOME: work, ...variables };
  const config = join(work, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
	skip_install_trust
	log {
		level ERROR
	}
	storage file_system ${join(work, 'storage')}
}
import ${file}
`,
  );
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(child, ports.https, variables['DOMAIN'] ? 'portal.localhost' : 'localhost');
  return { stop: () => end(child) };
}

/** Waits until the server speaks TLS; one that ends before is an error. */
async function untilListening(child: ChildProcess, port: number, servername = 'localhost'): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect({ port, host: 'localhost', servername, rejectUnauthorized: false });
    const isUp = await once(socket, 'secureConnect').catch(() => false);
    socket.destroy();
    if (isUp) return;
  }
  throw new Error('The server ended at its start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const hasEnded = once(child, 'exit');
  child.kill('SIGTERM');
  await hasEnded;
}
