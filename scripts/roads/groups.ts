/** Groups of things that are connected (union-find). */
export function createGroups() {
  const parents = new Map<string, string>()
  const groupOf = (key: string): string => {
    let root = key
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up
    // Everything on the way gets the root as its parent, so that the next search is short.
    for (let at = key; at !== root;) {
      const up = parents.get(at) ?? root
      parents.set(at, root)
      at = up
    }
    return root
  }
  return {
    /** A name that all members of a group, and no others, have in common; it changes when groups are connected. */
    groupOf,
    connect: (a: string, b: string): void => void parents.set(groupOf(a), groupOf(b)),
  }
}
