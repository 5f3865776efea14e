import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'

type HistoryPanelProps = {
  label: string
  forget: string
  entries: readonly HistoryEntry[]
  onOpened: () => void
  onForget: () => void
}

/** Recent searches: a row that scrolls on large screens, a list on small ones. */
export const HistoryPanel = ({ label, forget, entries, onOpened, onForget }: HistoryPanelProps) => (
  <>
    <div className="widget-history-head">
      <p className="widget-legend">{label}</p>
      <button className="link-button" type="button" onClick={onForget}>
        {forget}
      </button>
    </div>
    <ul className="widget-history">
      {entries.map(({ date, title, description, url }) => (
        <li key={date}>
          <a href={url} onClick={onOpened}>
            <b>{title}</b>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  </>
)
