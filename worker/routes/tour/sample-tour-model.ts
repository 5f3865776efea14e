import type { TourDetail } from '../../../shared/contracts/tour.ts'
import type { RenderContext } from '../../render/render-context.tsx'
import { sampleTourDetail, sampleTravel } from '../travel/sample-travel.ts'
import { type TourModel, tourModel } from './tour-model.ts'
import { tourChoices } from './tour-query.ts'

/** The model of a departure's page for tests of what is made of it, on the site's day. */
export const sampleTourModel = (site: RenderContext, tour: Partial<TourDetail> = {}, query = ''): TourModel =>
  tourModel({
    travel: sampleTravel(),
    tour: sampleTourDetail(tour),
    flights: null,
    choices: tourChoices(new URLSearchParams(query)),
    installmentPayments: false,
    today: site.today,
    market: site.market,
    currency: site.currency,
  })
