import { codeNames } from '../../../markets/code-names.ts'
import { type GroupInfo, SMALLEST_SHOWN_GROUP } from '../../../shared/contracts/group-info.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Warning } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { AccountOffer } from '../verification-code/step-form.tsx'

/** Travellers and interested people of a departure (spec section 3). */
export const GroupBody = ({ screen }: { screen: GroupScreen }) => {
  const { t, market } = useRenderContext()
  if (screen.state === 'unavailable') return <Warning>{t('group.unavailable')}</Warning>
  if (screen.state === 'closed')
    return (
      <>
        <p>{t('group.closedText')}</p>
        <div className="step-choices">
          <ButtonLink href={screen.loginHref} rel="nofollow" icon="person">
            {t('account.login')}
          </ButtonLink>
          <ButtonLink href={screen.emailHref} rel="nofollow" variant="secondary" icon="mail">
            {t('group.closedEmail')}
          </ButtonLink>
        </div>
      </>
    )
  const { travellers, interested, expected, language, people, account } = screen
  const firstTimers = people.filter(({ isFirstTimer }) => isFirstTimer).length
  return (
    <>
      <ul className="group-counts">
        <li>{t('group.travellers', { count: travellers })}</li>
        <li>{t('group.interested', { count: interested })}</li>
        {language !== null && <li>{t('travel.inLanguage', { language: codeNames(market).language(language) })}</li>}
        {firstTimers > 0 && <li>{t('group.firstTimers', { count: firstTimers })}</li>}
      </ul>
      <p className="note">{t('group.expected', expected)}</p>
      {people.length === 0 ? (
        <p>{t('group.small', { count: SMALLEST_SHOWN_GROUP })}</p>
      ) : (
        <ul className="group-people" aria-label={t('group.people')}>
          {people.map(({ gender, tripsDone }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart, and nothing moves.
            <li key={seat}>
              <Icon name="person" />
              <span>{t(gender === 'male' ? 'group.man' : 'group.woman')}</span>
              {tripsDone === 0 ? (
                <span className="badge">{t('group.firstTimer')}</span>
              ) : (
                <span>
                  <span aria-hidden="true">{t('group.tripsDone', { n: tripsDone })}</span>
                  <span className="visually-hidden">{t('group.tripsDoneLong', { count: tripsDone })}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {account !== null && <AccountOffer account={account} />}
    </>
  )
}

export type GroupScreen =
  | {
      state: 'open'
      travellers: number
      interested: number
      expected: GroupInfo['expectedGroupSize']
      language: GroupInfo['language']
      people: GroupInfo['people']
      /** After verifying an email: create a password or sign in. */
      account: { known: boolean; loginHref: string } | null
    }
  /** Unknown visitors (spec section 6). */
  | { state: 'closed'; loginHref: string; emailHref: string }
  | { state: 'unavailable' }
