/** The shape of a status, as everywhere on the site; its drawing comes from the page's sprite. */
export const StatusShape = ({ status }: { status: string }) => (
  <svg className="icon" width="24" height="24" aria-hidden="true">
    <use href={`#icon-status-${status.toLowerCase().replaceAll('_', '-')}`} />
  </svg>
)
