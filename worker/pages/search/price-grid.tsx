import { Icon } from '../../ui/icon.tsx'
import { datedText, useRenderContext } from '../../ui/render-context.tsx'
import type { GridCell } from './price-grid-model.ts'
import type { GridView } from './search-model.ts'

export const PriceGridTable = ({ view: { grid, href } }: { view: GridView }) => {
  const { t } = useRenderContext()
  return (
    <section className="price-grid" aria-labelledby="price-grid">
      <div className="price-grid-head">
        <h2 className="price-grid-title" id="price-grid">
          {t('search.gridTitle')}
        </h2>
        <a className="icon-button" href={href} aria-label={t('search.gridClose')}>
          <Icon name="close" />
        </a>
      </div>
      {grid !== null && (
        <p className="price-grid-legend note">
          {t('search.gridFrom')}{' '}
          <span>
            {t('search.gridLow')}
            {[0, 1, 2, 3].map((level) => (
              <i key={level} data-level={level} />
            ))}{' '}
            {t('search.gridHigh')}
          </span>
        </p>
      )}
      {grid === null ? (
        <p>{t('search.gridNone')}</p>
      ) : (
        <table aria-labelledby="price-grid">
          <thead>
            <tr>
              <th scope="col">{t('search.gridMonth')}</th>
              {grid.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.lines.map(({ month, cells }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {cells.map((cell, column) => (
                  <td key={grid.columns[column]}>
                    <Cell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Cell = ({ cell }: { cell: GridCell }) => {
  const site = useRenderContext()
  const { t, date } = site
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('search.gridEmpty')}</span>
      </>
    )
  return (
    <a
      className="price-grid-cell tabular"
      href={cell.href}
      data-level={cell.level ?? undefined}
      {...(cell.current && { 'aria-current': 'true' as const })}
    >
      {cell.price !== null && <strong>{cell.price}</strong>}
      {cell.day !== null && (
        <time className="price-grid-day" dateTime={cell.day}>
          {datedText(site, 'trip.onDate', cell.day, { date: date(cell.day, 'dayMonth') })}
        </time>
      )}
      <span className="price-grid-count">{cell.count}</span>
      {cell.cheapest && <span className="price-grid-best">{t('search.gridBest')}</span>}
    </a>
  )
}
