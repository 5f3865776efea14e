import { coordinatorPath, eventPath } from '../../../markets/links.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { zonedIso } from '../../../shared/wemeet/local-time.ts'
import { localizedPaths } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import type { Head } from '../../shell/head.ts'
import { eventBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { eventCoverPreload } from '../wemeet-events/event-card.tsx'
import type { EventModel } from './event-model.ts'

export const eventHead = (model: EventModel, site: RenderContext): Head => {
  const { event, times, path, hasBegun } = model
  const { t, origins, market, date } = site
  const when = { date: times.date, from: times.from }
  return {
    title: t('wemeet.eventTitle', {
      title: event.title,
      city: event.city.name,
      date: date(event.startsOn, 'short'),
    }),
    description: t('wemeet.eventDescription', { text: event.text, place: event.place, ...when }),
    image: event.picture,
    robots: hasBegun ? 'noindex,follow' : 'index,follow',
    canonical: path,
    alternates: hasBegun ? {} : localizedPaths(event.slugs, eventPath),
    linkedData: [
      breadcrumbs(eventBreadcrumbs(site, event), origins[market.id]),
      ...(hasBegun ? [] : [eventData(model, site)]),
    ],
    preloads: [eventCoverPreload(event.picture)],
  }
}

const eventData = ({ event, path, state }: EventModel, { market, origins }: RenderContext): object => {
  const { organiser } = event
  const origin = origins[market.id]
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${origin}${path}#event`,
    name: event.title,
    description: event.text,
    url: origin + path,
    image: [imageUrl(event.picture)],
    startDate: zonedIso(event.timeZone, Date.parse(event.startsAt)),
    endDate: zonedIso(event.timeZone, Date.parse(event.endsAt)),
    eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.place,
      address: { '@type': 'PostalAddress', addressLocality: event.city.name, addressCountry: event.country },
    },
    organizer: {
      '@type': 'Person',
      name: organiser.name,
      ...(organiser.kind === 'coordinator' && { url: origin + coordinatorPath(market, organiser.slug) }),
    },
    ...(state !== 'cancelled' && {
      maximumAttendeeCapacity: event.capacity,
      remainingAttendeeCapacity: Math.max(0, event.capacity - event.attendees),
      offers: {
        '@type': 'Offer',
        url: origin + path,
        price: '0.00',
        priceCurrency: market.currency,
        availability: `https://schema.org/${state === 'full' ? 'SoldOut' : 'InStock'}`,
      },
    }),
  }
}
