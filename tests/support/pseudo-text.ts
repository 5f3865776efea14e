import { parseSync } from 'vite'

const [PLAIN, ACCENTED] = ['aeiouAEIOU', 'áêíôüÁÊÍÔÜ']
const accented = (vowel: string): string => ACCENTED[PLAIN.indexOf(vowel)] ?? vowel

/** Placeholders, markup, entities, escapes, link targets, abbreviations, e-mail addresses, URLs and paths. */
const KEPT =
  /(\{\{[^}]*\}\}|\{\w+\}|<[^>]*>|&#?\w+;|\\.|\]\([^)]*\)|\b[A-Z][A-Z0-9]+\b|\S+@\S+|\S*:\/\/\S*|(?<!\S)\/\S+)/
/** Codes, locales and date-fns patterns. */
const CODE = /^(?:[A-Z][A-Z0-9_]*|[a-z]{2}-[A-Z]{2}|(?:[dMyEHm]+[\s.,:/-]*)+)$/

/**
 * A text with accented vowels, about a third longer: two of three are doubled. Where the length is limited, its words
 * stay findable and a word of vowels is appended.
 */
export const pseudoText = (text: string, maxLength?: number): string => {
  if (CODE.test(text)) return text
  let vowels = 0
  const stretched = (vowel: string): string => {
    const isDoubled = maxLength === undefined && vowels++ % 3 > 0
    return accented(vowel) + (isDoubled ? accented(vowel.toLowerCase()) : '')
  }
  const result = text
    .split(KEPT)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[aeiou]/gi, stretched)))
    .join('')
  const spare = Math.floor(Math.min(maxLength ?? 0, text.length * 1.33)) - text.length - 1
  return result !== text && spare > 0 ? `${result} ${'ôê'.repeat(spare).slice(0, spare)}` : result
}

/** Endings of the plural forms that are added: no form may repeat another. */
const FORMS = { one: 'ô', few: 'ê', many: 'êê' }

type Node = { type: string; start: number; end: number; [field: string]: unknown }
type Edit = { start: number; end: number; text: string }

/** A module of messages with its texts replaced, and its plural keys extended to the forms of Polish. */
export const pseudoModule = (file: string, source: string): string => {
  const { program } = parseSync(file, source)
  const edited = (node: Node): string => applied(source, node, editsOf(node, edited))
  return edited(program as unknown as Node)
}

const applied = (source: string, { start, end }: Node, edits: readonly Edit[]): string => {
  let [result, at] = ['', start]
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + source.slice(at, end)
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Names of fields whose strings are no texts: keys, operands, arguments, module paths. */
const NO_TEXTS: Readonly<Record<string, readonly string[]>> = {
  Property: ['key'],
  MemberExpression: ['property'],
  BinaryExpression: ['left', 'right'],
  SwitchCase: ['test'],
  CallExpression: ['arguments'],
  ImportDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  VariableDeclarator: ['id'],
}

const editsOf = (node: Node, edited: (node: Node) => string): Edit[] => {
  const { type, start, end } = node
  if (type === 'Literal' && typeof node.value === 'string')
    return [{ start, end, text: JSON.stringify(pseudoText(node.value)) }]
  if (type === 'TemplateElement') {
    const { raw } = node.value as { raw: string }
    // The parser counts the delimiters in.
    return [{ start: start + 1, end: start + 1 + raw.length, text: pseudoText(raw) }]
  }
  const children = Object.entries(node)
    .filter(([field]) => !NO_TEXTS[type]?.includes(field))
    .flatMap(([, value]) => value)
    .filter(isNode)
    .filter((child) => !/^TS(?!AsExpression|SatisfiesExpression)/.test(child.type))
  const edits = children.flatMap((child) => editsOf(child, edited))
  return type === 'ObjectExpression' ? [...edits, ...pluralEdits(node, edited)] : edits
}

const pluralEdits = (object: Node, edited: (node: Node) => string): Edit[] => {
  const properties = (object.properties as Node[]).filter(({ type }) => type === 'Property')
  const keyOf = ({ key }: Node) => String((key as Node).name ?? (key as Node).value)
  const keys = properties.map(keyOf)
  return properties.flatMap((property): Edit[] => {
    const base = /^(.*)_other$/.exec(keyOf(property))?.[1]
    if (base === undefined) return []
    const text = edited(property.value as Node)
    const forms = Object.entries(FORMS)
      .filter(([form]) => !keys.includes(`${base}_${form}`))
      .map(([form, ending]) => `, '${base}_${form}': ${text} + '${ending}'`)
    return [{ start: property.end, end: property.end, text: forms.join('') }]
  })
}
