/** What stops this Node from running the demo, or null. `needed` is what package.json asks for: `20.9`. */
export function nodeTooOld(version: string, needed: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  return `This is Node ${version}; the demo needs ${needed} or newer. Install it from https://nodejs.org and try again.`;
}
