import { z } from 'zod'
import { lazySchema } from '../contracts/lazy-schema.ts'
import { centsSchema } from '../contracts/money.ts'
import { labelledCodeSchema } from '../contracts/travel.ts'
import { MAX_TEXT, searchText } from './search-text.ts'

export const MAX_LIST = 50

const count = lazySchema(() => z.number().int().nonnegative())

type Options = {
  /** What the back end filters by it. */
  narrows?: 'travels' | 'departures'
  /** Key of its counts in the facets. */
  facet?: string
  /** Without one, and without a group's control, the form has a hidden field. */
  control?: 'checkbox' | 'checkboxes'
  /** Within a sentence, chips of nouns have a capital in German. */
  chip?: 'noun' | 'phrase'
  /** Name in the AI model's response. */
  model?: string
}

/** The first valid value of a repeated key. */
const first =
  <T>(schema: z.ZodType<T>, convert: (text: string) => unknown) =>
  (texts: readonly string[]): T | undefined => {
    for (const text of texts) {
      const { data } = schema.safeParse(convert(text))
      if (data !== undefined) return data
    }
  }

const every =
  <T extends string>(item: z.ZodType<T>) =>
  (texts: readonly string[]): T[] | undefined => {
    const items = [...new Set(texts)].flatMap((text) => item.safeParse(text).data ?? []).slice(0, MAX_LIST)
    return items.length > 0 ? items : undefined
  }

/** Undecodable bytes arrive as U+FFFD. */
const decoded = (text: string): string | undefined => (text === '' || text.includes('\uFFFD') ? undefined : text)

const single = <T extends string, const O extends Options>(schema: z.ZodType<T>, options: O) => ({
  isList: false as const,
  schema,
  parse: first(schema, decoded),
  ...options,
})

export const choice = <const V extends readonly string[], const O extends Options & { default?: V[number] }>(
  values: V,
  options: O,
) => {
  const schema = lazySchema(() => z.enum(values))
  const counts = lazySchema(() => z.record(schema.unwrap(), count))
  return {
    kind: 'choice' as const,
    values,
    counts,
    noCounts: Object.fromEntries(values.map((value) => [value, 0])) as z.infer<typeof counts>,
    ...single(schema, options),
  }
}

/** Any of several values; `labels` is the message key before a value, `title` the form's heading after `search.`. */
export const choices = <
  const V extends readonly string[],
  const O extends Options & { default?: V[number][]; labels: string; title: string },
>(
  values: V,
  options: O,
) => {
  const { counts, noCounts } = choice(values, {})
  const item = lazySchema(() => z.enum(values))
  return {
    kind: 'choices' as const,
    isList: true as const,
    values,
    labelled: values.map((value: V[number]) => ({
      value,
      label: `${options.labels}-${value}` as `${O['labels']}-${V[number]}`,
    })),
    schema: lazySchema(() => z.array(item).max(MAX_LIST)),
    parse: every(item),
    counts,
    noCounts,
    ...options,
  }
}

const code = lazySchema(() => z.string().regex(/^[\p{L}\p{N}_-]{1,40}$/u))
const noCodeCounts: Record<string, number> = {}

const codeList = {
  isList: true as const,
  schema: lazySchema(() => z.array(code).max(MAX_LIST)),
  parse: every(code),
  counts: lazySchema(() => z.record(z.string(), count)),
  noCounts: noCodeCounts,
}

/** Ids of the back end; `options` names their list (available-options.ts). */
export const ids = <const O extends Options & { options: string }>(options: O) => ({
  kind: 'ids' as const,
  ...codeList,
  ...options,
})

/** Codes that the back end labels; `options` is their key in the available filters. */
export const codes = <const O extends Options & { options: string; title: string }>(options: O) => ({
  kind: 'codes' as const,
  listed: lazySchema(() => z.array(labelledCodeSchema)),
  ...codeList,
  ...options,
})

/** True or absent. `tab`: the only one that it applies to. */
export const flag = <const O extends Options & { label: string; tab?: 'tours' | 'travels' }>(options: O) => ({
  kind: 'flag' as const,
  isList: false as const,
  schema: lazySchema(() => z.boolean()),
  parse: first(
    lazySchema(() => z.literal(true)),
    (text) => text === 'true' || text === '1' || text === 'on',
  ),
  counts: count,
  noCounts: 0,
  ...options,
})

const DIGITS = /^\d{1,9}$/

/** `cut`: larger numbers mean `max`. */
export const integer = <const O extends Options & { min: number; max: number; cut?: true; default?: number }>(
  options: O,
) => {
  const schema = lazySchema(() => z.number().int().min(options.min).max(options.max))
  const convert = options.cut
    ? (text: string) => (/^\d+$/.test(text) ? Math.min(Number(text), options.max) : undefined)
    : (text: string) => (DIGITS.test(text) ? Number(text) : undefined)
  return { kind: 'integer' as const, isList: false as const, schema, parse: first(schema, convert), ...options }
}

export const MAX_CENTS = 100_000_000

/** Cents of the displayed currency; 0 in a query is no limit. */
export const cents = <const O extends Options>(options: O) => {
  const schema = lazySchema(() => centsSchema.max(MAX_CENTS))
  const convert = (text: string) => (DIGITS.test(text) ? Number(text) || undefined : undefined)
  return { kind: 'cents' as const, isList: false as const, schema, parse: first(schema, convert), ...options }
}

export const day = <const O extends Options>(options: O) => ({
  kind: 'day' as const,
  ...single(
    lazySchema(() => z.iso.date()),
    options,
  ),
})

export const text = <const O extends Options>(options: O) => {
  const schema = lazySchema(() => z.string().trim().min(1).max(MAX_TEXT))
  const convert = (text: string) => searchText(decoded(text) ?? '')
  return { kind: 'text' as const, isList: false as const, schema, parse: first(schema, convert), ...options }
}

export const pattern = (regex: RegExp) => ({
  kind: 'pattern' as const,
  ...single(
    lazySchema(() => z.string().regex(regex)),
    {},
  ),
})
