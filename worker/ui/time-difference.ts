import { LRUCache } from 'lru-cache'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { getOrCreate } from '../../shared/keys/get-or-create.ts'
import { keyOf } from '../../shared/keys/key-of.ts'

/** Their formatter takes a fifteenth of rendering a travel. */
const offsetTexts = new LRUCache<string, string>({ max: 500 })

/** UTC offset in minutes at noon (UTC) of a day. */
const offsetOf = (timeZone: string, day: IsoDate): number => {
  const text = getOrCreate<string, string>(offsetTexts, keyOf(timeZone, day), () =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(Date.parse(`${day}T12:00Z`)),
  )
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):?(\d\d)?/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** Hours from home with their sign: "+7", "−4:30"; null without a difference. */
export const timeDifference = (there: string, home: string, day: IsoDate): string | null => {
  const minutes = offsetOf(there, day) - offsetOf(home, day)
  if (minutes === 0) return null
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
