/** Nodes outside of a view in which a server has drawn what a portal of it will draw. */
export const servedPortals = new WeakSet<Node>();
