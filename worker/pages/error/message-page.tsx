import type { ReactNode } from 'react'

type MessagePageProps = { eyebrow?: string; title: string; text: string; picture?: ReactNode; children: ReactNode }

/** A page with one message and what to do next: errors, empty states, confirmations. */
export const MessagePage = ({ eyebrow, title, text, picture = <LostMap />, children }: MessagePageProps) => (
  <section className="message-page">
    <div className="container">
      {picture}
      {eyebrow !== undefined && <p className="message-eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      <p className="message-text">{text}</p>
      {children}
    </div>
  </section>
)

/** A folded map whose trail leaves the paper. */
const LostMap = () => (
  <svg className="message-picture" viewBox="0 0 320 180" width="320" height="180" aria-hidden="true">
    <path className="map-back" d="M30 42 110 22v122L30 164ZM190 44l80-20v122l-80 20Z" />
    <path className="map-front" d="m110 22 80 22v122l-80-22Z" />
    <path
      className="map-water"
      d="M30 96c26-12 44 12 80-6v34c-30 16-56-8-80 8ZM190 70c30 20 52-14 80 0v24c-34-10-52 20-80 2Z"
    />
    <path className="map-hill" d="m124 132 20-34 14 20 10-14 16 36Z" />
    <path className="map-trail" d="M58 140c26-34 60-6 84-38s60-52 96-34c30 16 44-4 58-40" />
    <path className="map-cross" d="m286 14 20 20m0-20-20 20" />
    <circle className="map-start" cx="58" cy="140" r="6" />
  </svg>
)
