import type { NamedHtml } from './NamedHtml.ts';

/** Comments and declarations that end elsewhere than they seem to. */
export const falseEnds: readonly NamedHtml[] = [
  ['a comment with an exclamation mark', '<!-- --!><img src=x onerror=alert(1)> -->'],
  ['a comment that begins with its end', '<!-->--><img src=x onerror=alert(1)>'],
  ['an instruction', '<?xml version="1.0"?><img src=x onerror=alert(1)><?php echo 1 ?>'],
  ['a document type', '<!DOCTYPE html [<!ENTITY x "<img src=x onerror=alert(1)>">]>&x;'],
  ['a broken end', '</><img src=x onerror=alert(1)></ p><img src=x onerror=alert(1)>'],
];
