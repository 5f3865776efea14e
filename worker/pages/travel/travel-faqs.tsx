import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { tracked } from '../../ui/tracked.ts'
import type { TravelModel } from './travel-model.ts'

/** The event's `faqId` is read from the answer's id. Links target the answer: browsers open the details element around a target, but not a details element itself. */
export const TravelFaqs = ({ groups }: { groups: TravelModel['faqs'] }) => {
  const { t } = useRenderContext()
  if (groups.length === 0) return null
  return (
    <Section id="faqs" title={t('travel.faqs')} subtitle={null}>
      <div className="travel-faqs">
        {groups.map(({ group, items }) => (
          <div key={group} className="faq" {...tracked({ sectionFrom: `faqs-${group}` })}>
            <h3 className="travel-faqs-group">{t(`travel.faqs-${group}`)}</h3>
            {items.map(({ id, question, answer }) => (
              <details key={id} className="faq-item">
                <summary {...tracked('faq')}>
                  <h4>{question}</h4>
                  <Icon name="chevron-down" className="menu-chevron" />
                </summary>
                <p id={`faq-${id}`} className="travel-faqs-answer">
                  {answer}{' '}
                  <a className="faq-link" href={`#faq-${id}`}>
                    {t('tour.faqLink')}
                  </a>
                </p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
