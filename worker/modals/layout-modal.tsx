import type { AvailableFilters } from '../../shared/contracts/available-filters.ts'
import type { Layout } from '../../shared/contracts/layout.ts'
import type { OpenModal } from '../../shared/modals/read-modal.ts'
import type { Head } from '../shell/head.ts'
import type { ModalScreen } from '../shell/modal.tsx'
import { ContactSections } from '../ui/contact-sections.tsx'
import type { RenderContext } from '../ui/render-context.tsx'
import { searchOptions } from '../ui/search-box/search-options.ts'
import { Widget } from '../ui/search-box/widget.tsx'
import { FlightClub } from './flight-club/flight-club.tsx'
import { CurrencyChoice, LanguageChoice } from './language-currency/choices.tsx'
import { menuModal } from './menu/menu-modal.tsx'
import { TrackingPreferences } from './tracking-preferences/tracking-preferences.tsx'

export type Frame = {
  site: RenderContext
  layout: Layout | null
  alternates: Head['alternates']
  now: number
  /** Loaded only for the search modal; null when that failed. */
  filters: AvailableFilters | null
}

/** Modals that need no page data; null for other types or without content. */
export const layoutModal = (
  { type, layout: variant }: Pick<OpenModal, 'type' | 'layout'>,
  { site, layout, alternates, now, filters }: Frame,
): ModalScreen | null => {
  const { t } = site
  const currencies = layout?.settings.currencies ?? []
  const languages = (
    <>
      <LanguageChoice samePage={alternates} />
      <p className="note">{t('modals.languageText')}</p>
    </>
  )
  const money = (
    <>
      <CurrencyChoice currencies={currencies} />
      <p className="note">{t('modals.currencyText')}</p>
    </>
  )
  switch (type) {
    case 'language':
      return { title: t('layout.countrySwitch'), body: languages }
    case 'currency':
      return currencies.length <= 1 ? null : { title: t('layout.currency'), body: money }
    case 'languages-and-currencies':
      return currencies.length <= 1
        ? { title: t('layout.countrySwitch'), body: languages }
        : {
            title: t('modals.languagesAndCurrencies'),
            body: (
              <>
                {languages}
                <h3>{t('layout.currency')}</h3>
                {money}
              </>
            ),
          }
    case 'talk-to-us':
      return {
        title: t('modals.talkTitle'),
        body: <ContactSections id="talk" contacts={layout?.contacts ?? null} place="showTalkToUs" now={now} />,
      }
    case 'tracking-preferences':
      return { title: t('layout.trackingPreferences'), body: <TrackingPreferences /> }
    case 'search':
      return {
        title: t('widget.modalTitle'),
        body:
          variant === 'dropdown' ? (
            <Widget
              id="header-search"
              layout="dropdown"
              theme="solid"
              options={null}
              label={t('layout.quickSearch')}
              clearOnClose
            />
          ) : (
            <Widget id="modal-search" layout="panels" theme="pills" options={searchOptions(site, filters)} />
          ),
      }
    case 'menu':
      return menuModal(site, layout)
    case 'flight-club':
      return { title: t('modals.flightClub'), body: <FlightClub tours={[]} /> }
    default:
      return null
  }
}
