import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'

type HistoryPanelProps = {
  label: string
  clearLabel: string
  entries: readonly HistoryEntry[]
  onOpened: () => void
  onClear: () => void
}

export const HistoryPanel = ({ label, clearLabel, entries, onOpened, onClear }: HistoryPanelProps) => (
  <>
    <div className="widget-history-head">
      <p className="widget-legend">{label}</p>
      <button className="link-button" type="button" onClick={onClear}>
        {clearLabel}
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
