import type { Place } from '../../ui/breadcrumb-trails.ts'
import { useRenderContext } from '../../ui/render-context.tsx'

/** The last place is the page itself; places that the market lacks are left out. */
export const Breadcrumbs = ({ way }: { way: readonly Place[] }) => {
  const { t } = useRenderContext()
  const before = way.slice(0, -1).filter(({ path }) => path !== null)
  return (
    <nav className="breadcrumbs" aria-label={t('travel.breadcrumbs')}>
      <ol>
        {before.map(({ name, path }) => (
          <li key={path}>
            <a href={path ?? undefined}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{way.at(-1)?.name}</li>
      </ol>
    </nav>
  )
}
