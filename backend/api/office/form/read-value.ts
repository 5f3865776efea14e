import type { z } from 'zod'
import { type Field, fieldOf } from './field.ts'

type Schema = z.core.$ZodType
export type Fields = { get: (name: string) => string | null; getAll: (name: string) => string[] }

/** Name of a field in the form. */
export const nameOf = (path: readonly (string | number)[]): string => path.join('.')

/** Separates what the form knows of a list or variant from the fields below it. */
export const COUNT = '$count'
export const KEY = '$key'
export const VARIANT = '$variant'
/** Values of checkboxes in the order that they are stored in. */
export const ORDER = '$order'
/** Searches the pictures of a form; what was searched before. */
export const FIND = { now: '$find', before: '$found' }

/** The value of a submitted form, valid or not; what is left empty is absent if it may be. */
export const readValue = (schema: Schema, form: Fields, path: readonly (string | number)[] = []): unknown => {
  const field = fieldOf(schema)
  const value = readField(field, form, path)
  if (!isBlank(value) || field.kind === 'fixed') return value
  if (field.isNullable) return null
  return field.isOptional ? undefined : value
}

const readField = (field: Field, form: Fields, path: readonly (string | number)[]): unknown => {
  const name = nameOf(path)
  const text = (form.get(name) ?? '').replaceAll('\r\n', '\n')
  switch (field.kind) {
    case 'text':
      return field.max !== null && field.max < 200 ? text.trim() : text
    case 'choice':
      return text === '' ? undefined : text
    case 'number':
      return numberOf(text)
    case 'money':
      return centsOf(text)
    case 'boolean':
      return form.get(name) !== null
    case 'fixed':
      return field.value
    case 'choices':
      return inOrder(form.getAll(name), form.get(nameOf([...path, ORDER])) ?? '')
    case 'lines':
      return linesOf(text).map((line) => (field.isNumeric ? numberOf(line) : line))
    case 'json':
      return jsonOf(text)
    case 'group':
      return groupOf(field.fields.map(([key, schema]) => [key, readValue(schema, form, [...path, key])]))
    case 'list':
      return indexes(form, path).map((index) => readValue(field.item, form, [...path, index]))
    case 'map':
      return groupOf(
        indexes(form, path).map((index) => [
          form.get(nameOf([...path, index, KEY])) ?? '',
          readValue(field.value, form, [...path, index]),
        ]),
      )
    case 'variants': {
      const chosen = form.get(nameOf([...path, field.by ?? VARIANT])) ?? ''
      const option = field.options.get(chosen)
      return option === undefined ? undefined : readValue(option, form, path)
    }
  }
}

const MAX_ITEMS = 500

const indexes = (form: Fields, path: readonly (string | number)[]): number[] => {
  const count = Number(form.get(nameOf([...path, COUNT])) ?? 0)
  return Array.from({ length: Math.min(MAX_ITEMS, count || 0) }, (_, index) => index)
}

const groupOf = (entries: (readonly [string, unknown])[]): object =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

/** Values in a former order; others follow. */
const inOrder = (values: readonly string[], order: string): string[] => {
  const former = order.split(' ').filter((each) => values.includes(each))
  return [...former, ...values.filter((each) => !former.includes(each))]
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What is no number stays, so that the form shows it again. */
const numberOf = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined
  return /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : text
}

/** Three decimals would be thousands. What is no amount stays, as above. */
export const centsOf = (text: string): number | string | undefined =>
  /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : text || undefined

export const jsonOf = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether nothing was filled in; what a switch or a kind is set to does not count. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.entries(value).every(([key, each]) => key === 'type' || isBlank(each))
}
