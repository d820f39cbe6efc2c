const title = /^(mr|mrs|ms|miss|dr|rev|reverend|pastor|bishop|elder|deacon|nurse|sister|brother)$/

/** How a note of thanks calls someone: "Devon" for "Devon Wright", "Pastor Wright" as it is. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s/)
  return title.test(first.toLowerCase().replace('.', '')) ? name.trim() : first
}
