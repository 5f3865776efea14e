import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from 'vite'

export const COVERAGE_PAGE = 'docs/spec-coverage.md'

const SECTIONS = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
]

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Test or group whose title names sections of the specification, with the code that it and its constants consist of. */
export type TaggedTest = { file: string; title: string; sections: number[]; code: string }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const taggedIn = (file: string): TaggedTest[] => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes('(§')) return []
  const { program, comments } = parseSync(file, text)
  const code = comments.reduce(
    (all, { start, end }) => all.slice(0, start) + ' '.repeat(end - start) + all.slice(end),
    text,
  )
  const body = program.body as unknown as Node[]
  const constants = body
    .filter(({ type }) => type === 'VariableDeclaration')
    .map(({ start, end }) => code.slice(start, end))
  const visit = (node: Node): TaggedTest[] => {
    const [first] = node.type === 'CallExpression' ? (node.arguments as Node[]) : []
    const quoted = first === undefined ? '' : text.slice(first.start, first.end)
    const [, title, tags] = /^['"`](.+) \((§\d(?:, §\d)*)\)['"`]$/.exec(quoted) ?? []
    const children = Object.values(node).flat().filter(isNode).flatMap(visit)
    if (title === undefined || tags === undefined) return children
    const own = code.slice(node.start, node.end).replace(quoted, '')
    const named = constants.filter((each) => own.includes(/^const (\w+)/.exec(each)?.[1] ?? '\n'))
    const sections = [...tags.matchAll(/\d/g)].map(([digit]) => Number(digit))
    return [{ file, title, sections, code: [own, ...named].join('\n') }, ...children]
  }
  return body.flatMap(visit)
}

export const taggedTests = (): TaggedTest[] =>
  globSync('{backend,build,client,demo,flags,local,markets,scripts,shared,tests,worker}/**/*.{test,cases}.{ts,tsx}')
    .toSorted()
    .flatMap(taggedIn)

/** Title of a test, with its further sections. */
const titleWithOthers = ({ title, sections: [, ...others] }: TaggedTest): string =>
  [title.replaceAll('|', '\\|'), ...others.map((section) => `§${section}`)].join(' ')

/** `docs/spec-coverage.md`, generated from titles of tests; `scripts/docs/spec-coverage.test.ts` fails when it differs. */
export const coveragePage = (tests: readonly TaggedTest[]): string => {
  const tables = SECTIONS.map((name, index) => {
    const own = Object.entries(
      Object.groupBy(
        tests.filter(({ sections }) => sections[0] === index + 1),
        ({ file }) => file,
      ),
    )
    const rows = own.map(([file, cases]) => `\`${file}\`|${cases?.map(titleWithOthers).join('<br>')}`)
    return `## §${index + 1} ${name}\n\nfile|tests\n-|-\n${rows.join('\n')}`
  })
  return `# Specification coverage

Generated from titles of tests that end with the sections of the specification they assert, such as \`(§9)\`. A test of several sections stands in its first one, followed by the others. To change the page, tag a title and run \`node scripts/docs/spec-coverage.ts\`. The guard test lists the literals of each section: a literal counts only if a test of the section states it. [Decision 32](decisions/0032-specification-deviations.md) lists the rules that the product departs from.

${tables.join('\n\n')}
`
}

if (import.meta.main) writeFileSync(COVERAGE_PAGE, coveragePage(taggedTests()))
