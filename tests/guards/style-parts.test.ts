import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Folders whose styles are no part of the common stylesheet, by their part (scripts/build/client-build.ts). */
const PARTS = {
  content: ['worker/ui/blocks', 'worker/pages/accessibility'],
  search: ['worker/pages/search', 'worker/pages/sales'],
  trip: ['travel', 'tour', 'itinerary', 'coordinator'].map((folder) => `worker/pages/${folder}`),
  wemeet: ['worker/pages/wemeet-event', 'worker/pages/wemeet-events'],
  offline: ['worker/pages/offline'],
}

const text = (file: string): string => readFileSync(file, 'utf8')
const components = globSync('{worker,client,shared}/**/*.tsx', { exclude: ['**/*.test.tsx'] })

/** Class names written out in a component's attributes. */
const classesIn = (file: string): Set<string> =>
  new Set(
    [...text(file).matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, code]) =>
      (plain ?? [...(code ?? '').matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, each]) => each).join(' ')).split(/\s+/),
    ),
  )

/** Classes of a stylesheet's top-level rules. */
const classesOf = (file: string): string[] =>
  [...text(file).matchAll(/^ {2}(\.[^{}]*)\{$/gm)].flatMap(([, selectors = '']) =>
    selectors.split(',').flatMap((selector) => /^\s*\.([a-z0-9-]+)/.exec(selector)?.[1] ?? []),
  )

describe.each(Object.entries(PARTS))('styles of %s pages', (_, folders) => {
  const own = folders.flatMap((folder) => globSync(`${folder}/**/*.css`))
  const others = components.filter((file) => !folders.some((folder) => dirname(file).startsWith(folder)))

  it('apply to components of those pages only', () => {
    const styled = new Set(own.flatMap(classesOf))
    expect(styled.size).toBeGreaterThan(5)
    const strays = others.flatMap((file) =>
      [...classesIn(file)].filter((name) => styled.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(strays).toEqual([])
  })
})
