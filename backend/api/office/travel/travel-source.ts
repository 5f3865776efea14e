import { z } from 'zod'
import { TEXT_KEYS, type TextKey } from '../../../../markets/market-id.ts'
import { continentCodeSchema } from '../../../../shared/contracts/destination.ts'
import { centsSchema } from '../../../../shared/contracts/money.ts'
import { moodSchema } from '../../../../shared/contracts/travel.ts'
import { BADGES, COST_CENTERS, STYLES, TYPES } from '../../sources/catalogue-codes.ts'
import { hasSafeLinks } from '../../sources/safe-link.ts'
import { storedCurrencySchema } from '../../sources/stored-currency.ts'

/** English is complete; a language that is begun is, too, and the travel is sold in its markets. */
export const partialTexts = (max: number) => {
  const text = z.string().trim().max(max).refine(hasSafeLinks, { error: 'contains an unsafe link' })
  return z.strictObject({
    ...(Object.fromEntries(TEXT_KEYS.map((key) => [key, text.optional()])) as Record<
      TextKey,
      z.ZodOptional<typeof text>
    >),
    en: text.min(1),
  })
}
type PartialTexts = z.infer<ReturnType<typeof partialTexts>>

/** The text of a language, or else the English one. */
export const textIn = (texts: PartialTexts, language: TextKey): string => texts[language] || texts.en

const country = z.string().regex(/^[a-z]{3}$/)

/** A travel as the back office edits it. */
export const travelSourceSchema = z
  .strictObject({
    title: partialTexts(48),
    destinationLabel: partialTexts(32),
    summary: partialTexts(220),
    description: partialTexts(520),
    /** Last part of its address in each language; default: its key. */
    slug: z
      .partialRecord(
        z.enum(TEXT_KEYS),
        z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(50),
      )
      .default({}),
    picture: z.string().nullable().optional(),
    country,
    furtherCountries: z.array(z.strictObject({ country })).max(3).default([]),
    continent: continentCodeSchema,
    days: z.number().int().min(1).max(60),
    style: z.enum(STYLES),
    type: z.enum(TYPES),
    costCenter: z.enum(COST_CENTERS),
    moods: z.array(moodSchema).min(1).max(3),
    badges: z.array(z.enum(BADGES)).default([]),
    /** 1 to 5. */
    popularity: z.number().int().min(1).max(5),
    groupMin: z.number().int().min(1).max(60),
    groupMax: z.number().int().min(1).max(60),
    moneyPot: z.record(storedCurrencySchema, centsSchema),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    stages: z
      .array(
        z.strictObject({
          lastDay: z.number().int().positive(),
          place: partialTexts(40),
          title: partialTexts(60),
          text: partialTexts(220),
        }),
      )
      .min(1)
      .max(14),
  })
  .superRefine((travel, { addIssue }) => {
    const issue = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    if (travel.groupMin > travel.groupMax) issue(['groupMax'], 'is less than the smallest group')
    travel.stages.forEach(({ lastDay }, at) => {
      if (lastDay <= (travel.stages[at - 1]?.lastDay ?? 0))
        issue(['stages', at, 'lastDay'], 'is not after the stage before')
    })
    if (travel.stages.at(-1)?.lastDay !== travel.days)
      issue(['stages', travel.stages.length - 1, 'lastDay'], `must be the last day, ${travel.days}`)
    for (const [path, texts] of textsOf(travel))
      for (const language of soldIn(travel))
        if (!texts[language]) issue([...path, language], 'is missing: the travel has a title in this language')
  })
export type TravelSource = z.infer<typeof travelSourceSchema>

const textsOf = ({
  destinationLabel,
  summary,
  description,
  stages,
}: TravelSource): [(string | number)[], PartialTexts][] => [
  [['destinationLabel'], destinationLabel],
  [['summary'], summary],
  [['description'], description],
  ...stages.flatMap(({ place, title, text }, at): [(string | number)[], PartialTexts][] => [
    [['stages', at, 'place'], place],
    [['stages', at, 'title'], title],
    [['stages', at, 'text'], text],
  ]),
]

/** Languages with a title; American English has texts of its own, or the English ones. */
const soldIn = ({ title }: TravelSource): Exclude<TextKey, 'us'>[] =>
  TEXT_KEYS.filter((key): key is Exclude<TextKey, 'us'> => key !== 'us' && Boolean(title[key]))

/** Texts of a travel in a language; null where it is not sold. */
export const copyOf = (travel: TravelSource, language: TextKey) => {
  const own = language === 'us' ? 'en' : language
  if (!travel.title[own]) return null
  const of = (texts: PartialTexts): string => textIn(texts, language)
  return {
    title: of(travel.title),
    destinationLabel: of(travel.destinationLabel),
    summary: of(travel.summary),
    description: of(travel.description),
    stages: travel.stages.map(({ place, title, text }) => ({ place: of(place), title: of(title), text: of(text) })),
  }
}
