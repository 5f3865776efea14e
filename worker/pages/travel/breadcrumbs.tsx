import type { Place } from '../../ui/breadcrumb-trails.ts'
import { useRenderContext } from '../../ui/render-context.tsx'

/** The last place is the page itself; places that the market lacks are left out. */
export const Breadcrumbs = ({ way }: { way: readonly Place[] }) => {
  const { t } = useRenderContext()
  const before = way.slice(0, -1).filter(({ path }) => path !== null)
  const longest = Math.max(...way.map(({ name }) => name.length))
  const mark = (name = '') => (name.length === longest ? '' : undefined)
  return (
    <nav className="breadcrumbs" aria-label={t('travel.breadcrumbs')}>
      <ol>
        {before.map(({ name, path }) => (
          <li key={path} data-longest={mark(name)}>
            <a href={path ?? undefined}>{name}</a>
          </li>
        ))}
        <li aria-current="page" data-longest={mark(way.at(-1)?.name)}>
          {way.at(-1)?.name}
        </li>
      </ol>
    </nav>
  )
}
