import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { dateRangeInWords } from '../../shared/dates/date-range.ts'
import type { RenderContext } from './render-context.tsx'

/** A stretch of days as the page's market writes it: "12–21 mar 2027". */
export const formatDateRange = (site: Pick<RenderContext, 'date'>, from: IsoDate, to: IsoDate): string =>
  dateRangeInWords(site.date, from, to)
