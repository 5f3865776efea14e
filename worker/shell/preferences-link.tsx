import { modalHref } from '../ui/modal-href.ts'
import { useRenderContext } from '../ui/render-context.tsx'
import { Flag } from './country-switch.tsx'

type PreferencesLinkProps = { currencySwitch: boolean; className: string }

export const PreferencesLink = ({ currencySwitch, className }: PreferencesLinkProps) => {
  const site = useRenderContext()
  const { t, market, currency } = site
  return (
    <a className={`preferences row ${className}`} href={modalHref(site, 'languages-and-currencies')} rel="nofollow">
      <Flag market={market} />
      <span className="visually-hidden">
        {`${t('layout.labelled', { label: t(currencySwitch ? 'layout.preferences' : 'layout.countrySwitch') })} `}
      </span>
      <span className="preferences-country">{currencySwitch ? `${market.label}, ` : market.label}</span>
      {currencySwitch && currency}
    </a>
  )
}
