import { type Context, Hono } from 'hono'
import { BATCH_PATH } from '../../shared/contracts/batch.ts'
import { MalformedJson } from '../../shared/json/parse-json.ts'
import { limitBody } from '../kit/http/limit-body.ts'
import { receiveChanges } from './alerts/run-alerts.ts'
import type { Api, ChangeNote, Env } from './env.ts'
import { receiveEvents } from './experiments/store-events.ts'
import { groupInfoRoute } from './group-info/group-info.ts'
import { faultSwitch, faultsRoute } from './http/fault-switch.ts'
import { jsonError, malformedBody } from './http/json.ts'
import { limitRequests, requireWriteToken } from './http/limit-requests.ts'
import { accessLog } from './http/log.ts'
import { responseHeaders } from './http/middleware.ts'
import { imagesRoute } from './images/images.route.ts'
import { FILE_TOO_LARGE, MAX_OFFICE_UPLOAD_BYTES, MAX_UPLOAD_BYTES, OFFICE_UPLOAD } from './images/limits.ts'
import { officeFailures } from './office/pages/failure-page.ts'
import { alertsRoute } from './routes/alerts.route.ts'
import { askRoute } from './routes/ask.route.ts'
import { backofficeRoute } from './routes/backoffice.route.ts'
import { batchRoute } from './routes/batch.route.ts'
import { bookingRoute } from './routes/booking.route.ts'
import { catalogueRoute } from './routes/catalogue.route.ts'
import { contactRoute } from './routes/contact.route.ts'
import { contentRoute } from './routes/content.route.ts'
import { experimentsRoute } from './routes/experiments.route.ts'
import { healthRoute } from './routes/health.route.ts'
import { newsletterFailurePage, newsletterRoute } from './routes/newsletter.route.ts'
import { officeRoute } from './routes/office.route.ts'
import { refuseStrangers, signedInRoute } from './routes/office-sign-in.route.ts'
import { eventsRoute, wemeetRoute } from './routes/wemeet.route.ts'
import { wishlistRoute } from './routes/wishlist.route.ts'
import { scheduled } from './scheduled.ts'

/** wrangler.toml names the queues. */
const EVENTS_QUEUE = /-events(-|$)/
const MAX_BODY_BYTES = 65_536
/** Pages contain all languages. */
const MAX_EDITED_BYTES = 1_000_000

const UPLOAD = '/backoffice/images'

const maxBytes = (path: string): number => {
  if (path === UPLOAD) return MAX_UPLOAD_BYTES
  if (path === OFFICE_UPLOAD) return MAX_OFFICE_UPLOAD_BYTES
  return /^\/(backoffice|office)\//.test(path) ? MAX_EDITED_BYTES : MAX_BODY_BYTES
}
const bodyLimit = limitBody<Api>(maxBytes, (c) => {
  if (c.req.path === OFFICE_UPLOAD) return jsonError(c, 413, 'too_large', FILE_TOO_LARGE)
  return c.req.path === UPLOAD
    ? jsonError(c, 422, 'invalid_fields', `file: ${FILE_TOO_LARGE}`)
    : jsonError(c, 413, 'too_large', 'the body is too large')
})

const failure = (error: Error, c: Context<Api>) =>
  error instanceof MalformedJson ? malformedBody(c, error) : jsonError(c, 500, 'internal', 'something went wrong')
const unknownCall = (c: Context<Api>) => jsonError(c, 404, 'no_such_call', 'there is no such call')

/** What is the same for all visitors. */
const reads = new Hono<Api>().route('/', contentRoute).route('/', catalogueRoute).route('/', eventsRoute)

const app = new Hono<Api>()
  .use(accessLog, responseHeaders)
  .use('/newsletter/*', newsletterFailurePage)
  .use('/backoffice/*', requireWriteToken)
  .use('/signed-in', officeFailures)
  .use('/office/*', officeFailures, refuseStrangers)
  .use(bodyLimit, faultSwitch)
  .use(limitRequests)
  .route('/', healthRoute)
  .get('/openapi.json', async (c) => {
    const { default: text } = await import('../openapi.json?raw')
    return c.body(text, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' })
  })
  .route('/faults', faultsRoute)
  .route('/', reads)
  .route(
    BATCH_PATH,
    batchRoute(
      new Hono<Api>()
        .use(accessLog, faultSwitch)
        .use(limitRequests)
        .route('/', reads)
        .notFound(unknownCall)
        .onError(failure),
    ),
  )
  .route('/wishlist', wishlistRoute)
  .route('/group-info', groupInfoRoute)
  .route('/wemeet', wemeetRoute)
  .route('/newsletter', newsletterRoute)
  .route('/alerts', alertsRoute)
  .route('/ask', askRoute)
  .route('/contact', contactRoute)
  .route('/booking', bookingRoute)
  .route('/experiments', experimentsRoute)
  .route('/backoffice', backofficeRoute)
  .route('/office', officeRoute)
  .route('/', signedInRoute)
  .route('/images', imagesRoute)
  .notFound(unknownCall)
  .onError(failure)

export default Object.assign(app, {
  queue: (batch: MessageBatch<unknown>, env: Env) =>
    EVENTS_QUEUE.test(batch.queue) ? receiveEvents(env, batch) : receiveChanges(env, batch as MessageBatch<ChangeNote>),
  scheduled,
})
