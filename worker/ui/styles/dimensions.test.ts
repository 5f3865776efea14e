import { readFileSync } from 'node:fs'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../tests/guards/source-files.ts'

/** Declarations of a property: the rules and media queries around it, outermost first, then its value. */
const declared = (file: string, property: string): string[] => {
  const around: string[] = []
  const found: string[] = []
  const opening = (node: CssNode): string | null => {
    if (node.type === 'Rule') return generate(node.prelude)
    if (node.type === 'Atrule' && node.name === 'media') return node.prelude === null ? '' : generate(node.prelude)
    return node.type === 'Atrule' && node.name === 'keyframes' ? '@keyframes' : null
  }
  walk(parse(readFileSync(file, 'utf8')), {
    enter(node: CssNode) {
      const words = opening(node)
      if (words !== null) around.push(words)
      if (node.type === 'Declaration' && node.property === property)
        found.push([...around, generate(node.value).trim()].join(' '))
    },
    leave(node: CssNode) {
      if (opening(node) !== null) around.pop()
    },
  })
  return found
}

/** Spec section 9 (layout, timings) and section 2 (modals). */
describe('the dimensions of the specification', () => {
  it('of containers: 1000, 1100, 1160 px from 1024, 1110, 1280 px on (§9)', () =>
    expect(declared('worker/ui/styles/tokens.css', '--container')).toEqual([
      ':root 100%',
      ':root (width>=1024px) 1000px',
      ':root (width>=1110px) 1100px',
      ':root (width>=1280px) 1160px',
    ]))

  it('of breakpoints: 375, 480, 640, 768, 1024, 1280, 2000 px and those of containers (§9)', () => {
    const widths = sourceFiles('worker', /\.css$/)
      .concat(sourceFiles('client', /\.css$/))
      .flatMap((file) => {
        const found: number[] = []
        walk(parse(readFileSync(file, 'utf8')), (node) => {
          if (node.type !== 'Atrule' || node.name !== 'media' || node.prelude === null) return
          for (const [, px] of generate(node.prelude).matchAll(/width(?:>=|<=|<|>|:)(\d+)px/g)) found.push(Number(px))
        })
        return found
      })
    expect(widths.length).toBeGreaterThan(100)
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([375, 480, 640, 768, 1024, 1110, 1280, 2000])
  })

  it('of modals: 420, 580, 1024 px, the last 1100 px on wide screens, opening for 0.3 s (§2, §9)', () => {
    expect(declared('worker/shell/modal.css', '--modal')).toEqual([
      '.modal-small 420px',
      '.modal-medium 580px',
      '.modal-normal 1024px',
      '.modal-normal (width>=1280px) 1100px',
    ])
    expect(declared('worker/shell/modal.css', 'transition').join()).toMatch(/opacity \.?0?\.3s/)
  })

  it('of the mega menu: six columns, at most 5000 px high (§9)', () => {
    expect(declared('worker/shell/menu-panel.css', 'columns').map((each) => each.split(' ').at(-1))).toEqual(['6'])
    expect(declared('worker/shell/menu-panel.css', 'max-height').join()).toContain('min(5000px,')
  })

  it('of the search widget: a dropdown of at least 450 px, a bar in the header of at most 820 px (§9)', () => {
    expect(declared('worker/ui/search-box/widget-dropdown.css', 'min-width')).toContain('.widget-panel 450px')
    expect(declared('worker/shell/header-search.css', 'max-width').join()).toContain('820px')
  })

  it('of the period picker: events beside months, and two months of days, from 768 px on; below it one slide (§2, §9)', () => {
    expect(declared('worker/ui/search-box/widget-when.css', 'grid-template-columns')).toContain(
      '.widget-columns (width>=768px) 1fr 1fr',
    )
    const calendar = 'client/islands/search-widget/calendar.css'
    expect(declared(calendar, 'grid-template-columns')).toContain('.picker-months (width>=768px) 1fr 1fr')
    expect(declared(calendar, 'display')).toContain('.picker-month+.picker-month (width<768px) none')
  })

  it('of the progress bar: 2 px high, advancing for 5 s; and of the toast: 3 s (§4, §8, §9)', () => {
    expect(declared('worker/shell/progress.css', 'height')).toEqual(['html::before 2px'])
    expect(declared('worker/shell/progress.css', 'animation').join()).toMatch(/progress 5s/)
    expect(declared('worker/shell/toast.css', 'animation')).toEqual(['.toast toast 3s both'])
  })
})
