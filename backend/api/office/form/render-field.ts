import { html } from 'hono/html'
import type { z } from 'zod'
import type { Html } from '../../../kit/http/page-document.ts'
import type { Option } from '../entity.ts'
import { type Field, fieldOf } from './field.ts'
import { labelOf } from './label-of.ts'
import { COUNT, FIND, KEY, nameOf, ORDER, VARIANT } from './read-value.ts'

type Schema = z.core.$ZodType
type Path = readonly (string | number)[]

/** What a form shows besides its value. */
export type FormContext = {
  /** By the name of the field. */
  problems: ReadonlyMap<string, readonly string[]>
  /** Labels and hints by the last name of a path. */
  labels?: Readonly<Record<string, string>> | undefined
  hints?: Readonly<Record<string, string>> | undefined
  /** Values that the database offers, by the last name of a path. */
  choices: ReadonlyMap<string, readonly Option[]>
  /** What pictures are searched for. */
  find?: string
}

const LONG_TEXT = /text|html|description|biography|introduction|summary|message|answer|css|intro$/i
const LONG = 90

/** Renders the controls of a value; those of a list or group are a fieldset. */
export const renderField = (
  context: FormContext,
  schema: Schema,
  value: unknown,
  path: Path = [],
  label = labelFor(context, path),
): Html => {
  const field = fieldOf(schema)
  const own = { context, value, path, label, isRequired: !field.isOptional && !field.isNullable }
  switch (field.kind) {
    case 'fixed':
      return html``
    case 'boolean':
      return html`<div class="field check"><input type="checkbox" id="${nameOf(path)}" name="${nameOf(path)}"${value === true ? html` checked` : ''}${described(own)}><label for="${nameOf(path)}">${label}</label>${notes(own)}</div>`
    case 'choices':
      return fieldset(
        own,
        html`<input type="hidden" name="${nameOf([...path, ORDER])}" value="${Array.isArray(value) ? value.join(' ') : ''}">${field.options.map((option) => checkbox(own, option))}`,
      )
    case 'group':
      return fieldset(
        own,
        field.isLocalized ? html`<div class="texts">${groupOf(own, field)}</div>` : groupOf(own, field),
      )
    case 'list':
      return fieldset(
        own,
        listOf(own, Array.isArray(value) ? value : [], (each, at) =>
          renderField(context, field.item, each, [...path, at], ''),
        ),
      )
    case 'map':
      return fieldset(own, mapOf(own, field.value))
    case 'variants':
      return label === ''
        ? variantsOf(own, field)
        : html`<fieldset><legend>${label}</legend>${notes(own)}${variantsOf(own, field)}</fieldset>`
    default:
      if (isPictures(own)) return fieldset(own, pictures(own))
      return html`<div class="field">${caption(own)}${control(own, field)}${notes(own)}</div>`
  }
}

type Own = { context: FormContext; value: unknown; path: Path; label: string; isRequired: boolean }
type Of<K extends Field['kind']> = Extract<Field, { kind: K }>

const labelFor = ({ labels }: FormContext, path: Path): string => {
  const key = String(path.at(-1) ?? '')
  return labels?.[key] ?? labelOf(key)
}

const caption = ({ path, label, isRequired }: Own) =>
  html`<label for="${nameOf(path)}">${label}${isRequired ? '' : html` <span>(optional)</span>`}</label>`

const hintOf = ({ context, path }: Own) => context.hints?.[String(path.at(-1))]
const problemsOf = ({ context, path }: Own) => context.problems.get(nameOf(path)) ?? []

const described = (own: Own) => {
  const name = nameOf(own.path)
  const ids = [...(hintOf(own) ? [`${name}-hint`] : []), ...(problemsOf(own).length ? [`${name}-problem`] : [])]
  const invalid = problemsOf(own).length ? html` aria-invalid="true"` : ''
  return ids.length === 0 ? invalid : html` aria-describedby="${ids.join(' ')}"${invalid}`
}

const notes = (own: Own) => {
  const hint = hintOf(own)
  const problems = problemsOf(own)
  return html`${hint ? html`<p class="hint" id="${nameOf(own.path)}-hint">${hint}</p>` : ''}${
    problems.length ? html`<p class="problem" id="${nameOf(own.path)}-problem">${problems.join('; ')}</p>` : ''
  }`
}

const fieldset = (own: Own, body: unknown) =>
  own.label === ''
    ? html`${notes(own)}${body}`
    : html`<fieldset id="${nameOf(own.path)}"${described(own)}><legend>${own.label}</legend>${notes(own)}${body}</fieldset>`

const control = (own: Own, field: Field) => {
  const name = nameOf(own.path)
  const options =
    optionsOf(own) ??
    (field.kind === 'choice' ? field.options.map((value) => ({ value, label: labelOf(value) })) : null)
  const same = html` id="${name}" name="${name}"${described(own)}`
  if (options !== null) return select(own, options)
  const text = textOf(own.value, field)
  if (field.kind === 'lines' || field.kind === 'json') return html`<textarea${same} rows="4">${text}</textarea>`
  if (field.kind === 'number' || field.kind === 'money') return html`<input${same} inputmode="decimal" value="${text}">`
  const { max = null, type = 'text' } = field as Of<'text'>
  const last = [...own.path].reverse().find((each) => typeof each === 'string' && each.length > 2)
  const isLong =
    text.length > LONG || text.includes('\n') || (max ?? 0) > LONG || (max === null && LONG_TEXT.test(String(last)))
  return isLong
    ? html`<textarea${same} rows="${Math.min(12, Math.max(2, Math.ceil(text.length / LONG) + 1))}">${text}</textarea>`
    : html`<input${same} type="${type}" value="${text}"${max === null ? '' : html` maxlength="${max}"`}>`
}

const optionsOf = ({ context, path }: Own) => context.choices.get(String(path.at(-1)))
const isPictures = (own: Own): boolean => optionsOf(own)?.some(({ image }) => image !== undefined) ?? false

const pictures = (own: Own) => {
  const name = nameOf(own.path)
  const current = typeof own.value === 'string' ? own.value : ''
  const options = optionsOf(own) ?? []
  const isKnown = current === '' || options.some(({ value }) => value === current)
  const all: Option[] = [
    { value: '', label: 'None' },
    ...(isKnown ? [] : [{ value: current, label: current }]),
    ...options,
  ]
  const { find = '' } = own.context
  return html`<div class="row"><div><label for="${FIND.now}">Search pictures by what they show</label><input id="${FIND.now}" name="${FIND.now}" type="search" value="${find}"></div><input type="hidden" name="${FIND.before}" value="${find}"><button class="minor" name="do" value="find:${name}" formaction="#${name}">Search</button></div>
<div class="pictures">${all.map(
    ({ value, label, image }, at) =>
      html`<div class="check"><input type="radio" id="${name}-${at}" name="${name}" value="${value}"${value === current ? html` checked` : ''}><label for="${name}-${at}">${image === undefined ? '' : html`<img class="thumbnail" src="${image}" alt="" loading="lazy">`}${label}</label></div>`,
  )}</div>`
}

const select = (own: Own, options: readonly Option[]) => {
  const name = nameOf(own.path)
  const current = own.value === null || own.value === undefined ? '' : String(own.value)
  const isKnown = current === '' || options.some(({ value }) => value === current)
  const all = [
    { value: '', label: own.isRequired ? 'Choose…' : 'None' },
    ...(isKnown ? [] : [{ value: current, label: current }]),
    ...options,
  ]
  return html`<select id="${name}" name="${name}"${described(own)}>${all.map(({ value, label }) => html`<option value="${value}"${value === current ? html` selected` : ''}>${label}</option>`)}</select>`
}

const textOf = (value: unknown, field: Field): string => {
  if (value === undefined || value === null) return ''
  if (field.kind === 'money' && typeof value === 'number') return (value / 100).toFixed(2)
  if (field.kind === 'lines') return Array.isArray(value) ? value.join('\n') : String(value)
  return typeof value === 'object' || (field.kind === 'json' && typeof value !== 'string')
    ? JSON.stringify(value, null, 2)
    : String(value)
}

const checkbox = ({ value, path }: Own, option: string) => {
  const id = `${nameOf(path)}-${option}`
  const isOn = Array.isArray(value) && value.includes(option)
  return html`<div class="check"><input type="checkbox" id="${id}" name="${nameOf(path)}" value="${option}"${isOn ? html` checked` : ''}><label for="${id}">${labelOf(option)}</label></div>`
}

const groupOf = ({ context, value, path }: Own, { fields, isLocalized }: Of<'group'>) => {
  const values = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const isByMarket = fields.some(([key]) => key === 'we')
  return fields.map(([key, schema]) =>
    renderField(
      context,
      schema,
      values[key],
      [...path, key],
      isLocalized ? labelOf(key, isByMarket ? 'market' : 'language') : undefined,
    ),
  )
}

const listOf = ({ path, context }: Own, items: readonly unknown[], render: (item: unknown, at: number) => Html) => {
  const idOf = (at: number | string) => nameOf([...path, at])
  const hasProblem = (at: number) => [...context.problems.keys()].some((each) => `${each}.`.startsWith(`${idOf(at)}.`))
  return html`<input type="hidden" name="${idOf(COUNT)}" value="${items.length}">${items.map(
    (item, at) =>
      html`<details id="${idOf(at)}"${items.length < 3 || item === undefined || hasProblem(at) ? html` open` : ''}><summary>${at + 1}. ${summaryOf(item)}</summary>${render(item, at)}<p class="actions">${at > 0 ? command('up', idOf(at), idOf(at - 1), 'Move up') : ''}${command('remove', idOf(at), nameOf(path), 'Remove')}</p></details>`,
  )}<p>${command('add', nameOf(path), idOf(items.length), 'Add')}</p>`
}

/** Sends the form, which returns changed, at the field of `anchor`. */
const command = (verb: string, name: string, anchor: string, label: string) =>
  html`<button class="minor" name="do" value="${verb}:${name}" formaction="#${anchor}" aria-label="${label}: ${nameInWords(name)}">${label}</button>`

const nameInWords = (name: string): string =>
  name
    .split('.')
    .map((each) => (/^\d+$/.test(each) ? String(Number(each) + 1) : labelOf(each)))
    .join(' ')

const mapOf = (own: Own, schema: Schema) => {
  const entries = Object.entries((own.value ?? {}) as Record<string, unknown>)
  return listOf(
    own,
    entries.map(([key, value]) => (value === undefined && key === '' ? undefined : { key, value })),
    (_, at) => {
      const [key = '', value] = entries[at] ?? []
      const name = nameOf([...own.path, at, KEY])
      return html`<div class="field"><label for="${name}">Name</label><input id="${name}" name="${name}" value="${key}"></div>${renderField(own.context, schema, value, [...own.path, at], '')}`
    },
  )
}

const variantsOf = (own: Own, { by, options }: Of<'variants'>) => {
  const { context, value, path } = own
  const chosen = variantOf(value, by, options)
  const name = nameOf([...path, by ?? VARIANT])
  const names = [...options].map(([key, option]) => ({
    value: key,
    label: by === null ? kindLabel(option) : labelOf(key),
  }))
  const option = options.get(chosen)
  const isText = option !== undefined && fieldOf(option).kind === 'text'
  return html`<div class="field"${isText ? '' : html` id="${nameOf(path)}"`}><label for="${name}">Kind</label><div class="row"><select id="${name}" name="${name}">${[{ value: '', label: 'Choose…' }, ...names].map((each) => html`<option value="${each.value}"${each.value === chosen ? html` selected` : ''}>${each.label}</option>`)}</select>${command('show', nameOf(path), nameOf(path), 'Show its fields')}</div></div>${
    option === undefined ? '' : renderField(context, option, value, path, isText ? 'Value' : '')
  }`
}

const kindLabel = (option: Schema): string => {
  const field = fieldOf(option)
  if (field.kind !== 'group') return 'One text'
  return field.isLocalized ? 'Per language' : labelOf(field.fields[0]?.[0] ?? '')
}

const variantOf = (value: unknown, by: string | null, options: ReadonlyMap<string, Schema>): string => {
  if (by !== null) return String((value as Record<string, unknown> | undefined)?.[by] ?? '')
  const fits = (option: Schema): boolean => {
    const field = fieldOf(option)
    if (field.kind !== 'group' || typeof value !== 'object' || value === null)
      return typeof value === 'string' && field.kind === 'text'
    return Object.keys(value).every((key) => field.fields.some(([name]) => name === key))
  }
  return [...options].find(([, option]) => fits(option))?.[0] ?? ''
}

/** The first words of an item. */
const summaryOf = (item: unknown): string => {
  if (item === undefined) return 'New'
  const texts: string[] = []
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(item)
  return texts.slice(0, 3).join(' · ').slice(0, LONG)
}
