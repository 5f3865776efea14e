import { staticPath } from '../../../markets/links.ts'
import { ButtonLink } from '../button.tsx'
import { Carousel } from '../carousel.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'
import { CoordinatorGrid, CoordinatorLinks, PersonList } from './coordinator-grid.tsx'
import { Person } from './person.tsx'

export const Coordinators = ({ id, content, filtered }: BlockProps<'coordinators'>) => {
  const { title, subtitle, coordinators, perPage } = content
  const { t, market, route } = useRenderContext()
  if (coordinators.length === 0) return null
  if (perPage !== null)
    return (
      <Section id={id} title={title} subtitle={subtitle}>
        <CoordinatorGrid {...{ id, title, coordinators, perPage }} filter={filtered?.filter ?? {}} />
      </Section>
    )
  const all = route === 'coordinators' ? null : staticPath(market, 'coordinators')
  const isGrid = route === 'index' && all !== null
  return (
    <Section
      id={id}
      title={title}
      subtitle={subtitle}
      className={isGrid ? undefined : 'has-carousel'}
      action={
        all === null ? null : (
          <ButtonLink href={all} variant="quiet" iconAfter="arrow-right">
            {t('tour.leaderAll')}
          </ButtonLink>
        )
      }
    >
      {isGrid ? (
        <>
          <CoordinatorLinks path={all} coordinators={coordinators} />
          <PersonList people={coordinators} isChoice />
        </>
      ) : (
        <Carousel label={title} size="portrait">
          {coordinators.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </Carousel>
      )}
    </Section>
  )
}
