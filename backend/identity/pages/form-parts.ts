import { html } from 'hono/html'
import type { Html } from './html-page.ts'

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  hint?: string
  /** What is wrong with what was typed. */
  problem?: string | null
  className?: string
}

/** A labelled field that says what is wrong with it. */
export const field = ({
  name,
  label,
  type = 'text',
  value = '',
  autocomplete,
  inputmode,
  hint,
  problem = null,
  className = '',
}: FieldProps): Html => {
  const described = [hint === undefined ? '' : `${name}-hint`, problem === null ? '' : `${name}-problem`]
    .join(' ')
    .trim()
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" class="${className}" autocomplete="${autocomplete}" inputmode="${inputmode ?? (type === 'email' ? 'email' : 'text')}" autocapitalize="${name === 'name' ? 'words' : 'none'}" required maxlength="254" aria-describedby="${described}" aria-invalid="${problem === null ? 'false' : 'true'}">
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem === null ? '' : html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
</div>`
}

/** A message about the whole form. */
export const notice = (text: string | null, kind: 'problem' | 'done' = 'problem'): Html =>
  text === null
    ? html``
    : html`<p class="notice ${kind === 'done' ? 'done' : ''}" role="${kind === 'done' ? 'status' : 'alert'}">${text}</p>`

/** A text with links in its holes: `{terms}` becomes the link of that name. */
export const withLinks = (text: string, links: Readonly<Record<string, { label: string; href: string }>>): Html =>
  html`${text.split(/(\{\w+\})/).map((part) => {
    const link = links[part.slice(1, -1)]
    return part.startsWith('{') && link !== undefined ? html`<a href="${link.href}">${link.label}</a>` : part
  })}`
