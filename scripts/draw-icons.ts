import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readOptions } from '../local/commands/read-options.ts'

/**
 * Draws the icons of the installed site (worker/files/web-manifest.ts) from the brand's mark: run `node
 * scripts/draw-icons.ts` after a change and commit the files.
 */
readOptions(`node scripts/draw-icons.ts

Draws the icons of the installed site from the brand's mark.`)
const DRAWINGS = readFileSync('worker/ui/icons.svg', 'utf8')
const NUMBERS = readFileSync('worker/ui/icons.css', 'utf8')
const RED = '#d81e4f'
const MARK = readFileSync('public/favicon.svg', 'utf8').replace(/^.*?<\/title>|<\/svg>\s*$/gs, '')
/** The needle without the mark's circle. */
const NEEDLE = MARK.slice(MARK.indexOf('/>') + 2)

/** A compass rose around the needle, on a 32 px grid. */
const COMPASS = `<circle cx="16" cy="16" r="12.4" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.1"
  stroke-dasharray=".7 2.546" stroke-linecap="round"/>${NEEDLE}`

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`)

const whole = (scale: number): string =>
  `<rect width="32" height="32" fill="${RED}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${COMPASS}</g>`

const ROWS = DRAWINGS.match(/^<(?:path|g)\b.*$/gm) ?? []

/** The lines of an icon of the pages. */
const lineOf = (name: string): string => {
  const [, row] = new RegExp(`\\.i-${name}\\b[^{]*\\{\\s*--icon: (\\d+)`).exec(NUMBERS) ?? []
  return / d='([^']+)'/.exec(ROWS[Number(row)] ?? '')?.[1] ?? ''
}

const shortcut = (name: 'search' | 'calendar' | 'heart'): string =>
  `<circle cx="16" cy="16" r="16" fill="${RED}"/><path transform="translate(6.4 6.4) scale(.8)" d="${lineOf(name)}"
  fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`

const draw = (name: string, size: number, content: string) =>
  sharp(svg(content), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${name}-${size}.png`)

await Promise.all([
  ...[192, 512].map((size) => draw('app', size, `<circle cx="16" cy="16" r="16" fill="${RED}"/>${COMPASS}`)),
  // Systems crop these: the content is in the middle four fifths.
  ...[192, 512].map((size) => draw('maskable', size, whole(0.82))),
  draw('touch', 180, whole(0.94)),
  ...(['search', 'calendar', 'heart'] as const).map((name) => draw(name, 96, shortcut(name))),
])
