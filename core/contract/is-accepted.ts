/** Whether a list as in the attribute `accept` names a file: by the end of its name, or by its media type. */
export function isAccepted(accept: string, { name, type }: { readonly name: string; readonly type: string }): boolean {
  const end = name.slice(Math.max(0, name.lastIndexOf('.'))).toLowerCase();
  const media = type.split(';', 1)[0]!.trim().toLowerCase();
  return accept.toLowerCase().split(',').map(one => one.trim()).filter(Boolean).some(one => {
    if (one === '*/*' || one === '*') return true;
    if (one.startsWith('.')) return one === end;
    return one.endsWith('/*') ? media.startsWith(one.slice(0, -1)) : one === media;
  });
}
