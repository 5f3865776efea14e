import { type Context, Hono } from 'hono'
import { type ContactField, readContact, typedContact } from '../../../shared/contacts/contact-form.ts'
import type { PostedForm } from '../../../shared/contracts/browser-api.ts'
import { contactMessageSchema } from '../../../shared/contracts/contact.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { formPost, formPostUpTo } from '../../forms/form-post.ts'
import { redirectOrJson, referrerPath, returnPath } from '../../forms/responses.ts'
import type { ContactModel, ContactProblem } from '../../pages/contact/contact-page.tsx'
import { privatePage } from '../../response/private-page.ts'
import { COOKIES, deletedCookie } from '../../visit/cookies.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { questionCookie, questionText } from './conversation.ts'
import { sendMessage } from './send-message.ts'

/** Up to three bytes a letter, three characters each when encoded. */
const CONTACT_BYTES = 24_000

export const chatRoutes = new Hono<GatewayApp>()
  .post('/chat/ask', formPost, async (c) => {
    const form: PostedForm<'POST /api/chat/ask'> = c.get('form')
    const question = questionText(form.question)
    if (question !== '') writeCookies(c, [await questionCookie(c.var.visit, question)])
    return redirectOrJson<'POST /api/chat/ask'>(c, withModal(referrerPath(c), 'chatbot'))
  })
  .post('/chat/end', formPost, async (c) => {
    writeCookies(c, [deletedCookie(COOKIES.chat)])
    return redirectOrJson<'POST /api/chat/end'>(c, withModal(referrerPath(c), 'chatbot'))
  })
  .post('/contact', formPostUpTo(CONTACT_BYTES), async (c) => {
    const { bot = '' } = c.get('form')
    // The id stays after a failure: a repeated message arrives once.
    const id = contactMessageSchema.unwrap().shape.id.safeParse(c.get('form').id).data ?? crypto.randomUUID()
    const page = pageOf(c)
    const done = () => redirectOrJson<'POST /api/contact'>(c, withModal(page, 'chatbot', 'sent'))
    if (bot !== '') return done()
    const typed = typedContact(c.get('form'))
    const { values, problems } = readContact(typed)
    const again = (problem: ContactProblem, fields: readonly ContactField[] = []) =>
      formAgain(c, { problem, fields, draft: { id, page, typed } })
    if (problems.length > 0) return again('fields', problems)
    const message = contactMessageSchema.safeParse({
      ...values,
      id,
      page: page.split('?')[0]?.slice(0, 300),
      caller: c.req.header('cf-connecting-ip') ?? null,
    })
    if (!message.success) return again('fields', ['message'])
    const sent = await sendMessage(c.var.visit, message.data)
    if (sent === 'sent') return done()
    if (sent === 'failed') c.get('log').error = 'contact'
    return again(sent)
  })

/** Responds with the form and its input; status 200 for our own script. */
const formAgain = async (c: Context<GatewayApp>, model: ContactModel) => {
  const response = await privatePage(c, { view: 'contact', model })
  return c.req.header('accept')?.includes('application/json')
    ? new Response(response.body, { headers: response.headers })
    : response
}

/** From the form itself, which may have been shown again. */
const pageOf = (c: Context<GatewayApp>): string => {
  const { page = '' } = c.get('form')
  const { origin } = c.get('url')
  return page.startsWith('/') ? returnPath(origin + page, [origin]) : referrerPath(c)
}
