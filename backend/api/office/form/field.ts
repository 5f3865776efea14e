import { z } from 'zod'
import { centsSchema } from '../../../../shared/contracts/money.ts'
import { priceSchema } from '../../sources/stored-currency.ts'

type Schema = z.core.$ZodType

/** A control of a form, by the schema of its value. */
export type Field = { isOptional: boolean; isNullable: boolean } & (
  | { kind: 'text'; type: 'text' | 'date'; max: number | null }
  | { kind: 'number' | 'money' | 'boolean' | 'json' }
  | { kind: 'fixed'; value: unknown }
  | { kind: 'choice' | 'choices'; options: readonly string[] }
  /** One value a line. */
  | { kind: 'lines'; isNumeric: boolean }
  | { kind: 'group'; fields: readonly (readonly [name: string, schema: Schema])[]; isLocalized: boolean }
  | { kind: 'list'; item: Schema }
  /** A list of named values. */
  | { kind: 'map'; value: Schema }
  /** By the value of a field, or else by the number of the option. */
  | { kind: 'variants'; by: string | null; options: ReadonlyMap<string, Schema> }
)

type Def = { type: string } & Record<string, unknown>
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def

const TRANSPARENT = ['default', 'prefault', 'catch', 'readonly', 'optional', 'nullable', 'nonoptional']

export const fieldOf = (schema: Schema): Field => {
  let [inner, isOptional, isNullable, isRequired] = [schema, false, false, false]
  for (;;) {
    const def = defOf(inner)
    if (def.type === 'pipe') inner = def.in as Schema
    else if (def.type === 'lazy' && !isJson(inner)) inner = (def.getter as () => Schema)()
    else if (TRANSPARENT.includes(def.type)) {
      if (def.type === 'nullable') isNullable = true
      else if (def.type === 'nonoptional') isRequired = true
      else isOptional = true
      inner = def.innerType as Schema
    } else return { isOptional: isOptional && !isRequired, isNullable, ...kindOf(inner, def) }
  }
}

type Kind = Field extends infer F ? (F extends Field ? Omit<F, 'isOptional' | 'isNullable'> : never) : never

const kindOf = (schema: Schema, def: Def): Kind => {
  if (schema === centsSchema || schema === priceSchema) return { kind: 'money' }
  switch (def.type) {
    case 'string':
      return {
        ...{ kind: 'text', type: def.format === 'date' ? 'date' : 'text' },
        max: (schema as z.ZodString).maxLength ?? null,
      }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'literal':
      return { kind: 'fixed', value: (def.values as unknown[])[0] }
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries as Record<string, string>) }
    case 'array':
      return listOf(def.element as Schema)
    case 'object':
      return groupOf(Object.entries(def.shape as Record<string, Schema>))
    case 'record':
      return recordOf(def)
    case 'union':
      return variantsOf(def.options as Schema[], (def.discriminator as string | undefined) ?? null)
    default:
      return { kind: 'json' }
  }
}

const listOf = (item: Schema): Kind => {
  const { kind, ...field } = fieldOf(item)
  if (kind === 'choice' && 'options' in field) return { kind: 'choices', options: field.options as string[] }
  if (kind === 'text' || kind === 'number') return { kind: 'lines', isNumeric: kind === 'number' }
  return kind === 'json' ? { kind } : { kind: 'list', item }
}

const LANGUAGES_FIRST = ['it', 'en', 'us', 'es', 'fr', 'de', 'we']

const groupOf = (fields: [string, Schema][]): Kind => {
  const isLocalized = fields.length > 3 && fields.every(([name]) => LANGUAGES_FIRST.includes(name))
  const place = ([name]: [string, Schema]) => LANGUAGES_FIRST.indexOf(name)
  return { kind: 'group', isLocalized, fields: isLocalized ? fields.toSorted((a, b) => place(a) - place(b)) : fields }
}

const recordOf = ({ keyType, valueType, partial }: Def): Kind => {
  const { type, entries } = defOf(keyType as Schema)
  const value = valueType as Schema
  if (type !== 'enum') return isJson(value) ? { kind: 'json' } : { kind: 'map', value }
  const each = partial === true ? z.optional(value) : value
  return groupOf(Object.values(entries as Record<string, string>).map((name) => [name, each]))
}

const variantsOf = (options: Schema[], by: string | null): Kind => {
  if (options.every((option) => fieldOf(option).kind === 'fixed'))
    return { kind: 'choice', options: options.map((option) => String((fieldOf(option) as { value: unknown }).value)) }
  if (options.some(isJson)) return { kind: 'json' }
  if (by === null)
    return { kind: 'variants', by, options: new Map(options.map((each, index) => [String(index), each])) }
  const literalOf = (option: Schema) => {
    const field = fieldOf(option)
    const own = field.kind === 'group' ? field.fields.find(([name]) => name === by)?.[1] : undefined
    const fixed = own && fieldOf(own)
    return fixed?.kind === 'fixed' ? String(fixed.value) : ''
  }
  return { kind: 'variants', by, options: new Map(options.map((option) => [literalOf(option), option])) }
}

/** Whether a field takes any JSON, and so has no fields of its own. */
const isJson = (schema: Schema): boolean => {
  const def = defOf(schema)
  if (def.type === 'lazy') return defOf((def.getter as () => Schema)()).type === 'union'
  if (def.type === 'record') return isJson(def.valueType as Schema)
  return def.type === 'array' && isJson(def.element as Schema)
}
