import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { UrlOf } from '../../shared/contracts/browser-api.ts'
import type { PageReport } from '../../shared/contracts/page-report.ts'
import { currentVisitor } from '../boot/visitor.ts'
import { analyticsAllowed } from '../events/subscribe-to-events.ts'
import { type Failure, reportFailures } from './report-failures.ts'

const VITALS_URL: UrlOf<'POST /api/vitals'> = '/api/vitals'
const MAX_PARENTS = 4
const MAX_TARGET = 200

/** Sends one beacon with what was measured when the page is hidden for the first time. */
export const measurePage = (failures: readonly Failure[]): void => {
  const vitals: PageReport['vitals'] = {}
  const record = (metric: MetricType) => {
    Object.assign(vitals, { [metric.name]: { value: metric.value, ...attributionOf(metric) } })
  }
  onTTFB(record)
  onLCP(record)
  onINP(record)
  onCLS(record)
  // After those of the library, which report the last values, and not on pagehide, which comes before them.
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send, true)
    const [, build = ''] = /-([\w-]{8})\.js$/.exec((document.getElementById('boot') as HTMLScriptElement).src) ?? []
    const { variations = {} } = currentVisitor()
    const report: PageReport = { build, variations, vitals, errors: reportFailures(failures) }
    if (analyticsAllowed()) navigator.sendBeacon(VITALS_URL, JSON.stringify(report))
  }
  addEventListener('visibilitychange', send, true)
}

const attributionOf = ({ name, entries }: MetricType): object => {
  if (name === 'LCP') {
    const { element, loadTime } = entries.at(-1) ?? {}
    return { target: selectorOf(element), resource: loadTime ?? 0 }
  }
  if (name === 'INP') {
    const [{ target, startTime, processingStart, processingEnd }] = entries as [PerformanceEventTiming]
    return { target: selectorOf(target), delay: processingStart - startTime, work: processingEnd - processingStart }
  }
  if (name !== 'CLS') return {}
  const [largest] = entries.toSorted((a, b) => b.value - a.value)
  return { target: selectorOf(largest?.sources[0]?.node) }
}

/** The element and its parents up to one with an id: `#results>article.card>img`. */
const selectorOf = (node: Node | null | undefined): string => {
  const parts: string[] = []
  let element = node instanceof Element ? node : node?.parentElement
  for (; element && parts.length < MAX_PARENTS; element = element.id ? null : element.parentElement)
    parts.unshift(element.id ? `#${element.id}` : [element.localName, ...element.classList].slice(0, 2).join('.'))
  return parts.join('>').slice(0, MAX_TARGET)
}
