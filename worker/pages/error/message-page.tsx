import type { ReactNode } from 'react'

type MessagePageProps = {
  /** What is the case, in a line above the title. */
  eyebrow?: string
  title: string
  text: string
  /** The picture above the title. */
  picture: ReactNode
  children: ReactNode
}

/** A page that says one thing and offers one way on: errors, empty states, confirmations. */
export const MessagePage = ({ eyebrow, title, text, picture, children }: MessagePageProps) => (
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
