import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { dateRangeInWords } from '../../shared/dates/date-range.ts'
import type { RenderContext } from './render-context.tsx'

/** Formats a date range: "12–21 mar 2027". */
export const formatDateRange = (site: Pick<RenderContext, 'date'>, from: IsoDate, to: IsoDate): string =>
  dateRangeInWords(site.date, from, to)
