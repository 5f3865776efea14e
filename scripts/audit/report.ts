/** Something that a careful visitor finds to be untrue; `where` names the travel, departure or page. */
export type Finding = { check: string; where: string; found: string }

/** Comparisons in one market: how many by check, and those that failed. */
export type Report = {
  counts: ReadonlyMap<string, number>
  findings: readonly Finding[]
  verify: (check: string, where: string, isTrue: boolean, found: unknown) => void
}

export const createReport = (): Report => {
  const counts = new Map<string, number>()
  const findings: Finding[] = []
  return {
    counts,
    findings,
    verify: (check, where, isTrue, found) => {
      counts.set(check, (counts.get(check) ?? 0) + 1)
      if (!isTrue) findings.push({ check, where, found: String(found) })
    },
  }
}

/** A line for each check. */
export const summaryOf = (reports: readonly Report[]): string[] => [
  ...[...new Set(reports.flatMap(({ counts }) => [...counts.keys()]))].map((check) => {
    const compared = reports.flatMap(({ counts }) => counts.get(check) ?? [])
    const total = compared.reduce((sum, each) => sum + each, 0).toLocaleString('en')
    const failed = reports.flatMap(({ findings }) => findings).filter((finding) => finding.check === check)
    return `${check}: ${total} compared in ${compared.length} markets, ${failed.length} findings`
  }),
]
