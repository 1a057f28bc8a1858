import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { lazy, type ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { Route, Step } from '#api/directions.ts'
import { formatMetres } from '#domain/distance.ts'
import { directionsLink } from '#domain/mapsLink.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid, Stack, Text } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { SlowNews, useAskAgain } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Origin } from '../useOrigin.ts'
import { arrowAngle, durationText, failureText, noRouteText, viaText } from './routeTexts.ts'
import type { Routes } from './useRoutes.ts'
import styles from './Directions.module.css'

function RouteProblem({
  query: { error, data, fetchStatus, refetch },
}: {
  query: Routes['query']
}) {
  const offline = fetchStatus === 'paused'
  const message = offline
    ? 'You are offline. The route will load when you’re back online.'
    : error
      ? failureText(error)
      : noRouteText(data?.code ?? 'NoRoute')
  return (
    <ErrorState
      offline={offline}
      message={message}
      retrying={fetchStatus === 'fetching'}
      onRetry={() => void refetch()}
    />
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="ol" aria-label="Steps">
      {steps.map((step, index) => {
        const angle = arrowAngle(step)
        return (
          // The same maneuver may occur twice.
          <Grid as="li" key={index} align="center" gap={2} className={styles.step}>
            <span
              className={styles.arrow}
              style={angle === null ? undefined : { rotate: `${angle}deg` }}
            >
              <Icon icon={angle === null ? EnvironmentOutlined : ArrowLeftOutlined} size={20} />
            </span>
            <span className={styles.instruction}>{step.maneuver.instruction}</span>
            {step.distance > 0 && (
              <Text as="span" hint numeric nowrap>
                {formatMetres(step.distance)}
              </Text>
            )}
          </Grid>
        )
      })}
    </Stack>
  )
}

/** Few routes have any, and the choice needs antd. */
const Alternatives = lazy(async () => ({
  default: (await import('./Alternatives.tsx')).Alternatives,
}))

interface Props {
  directions: Routes
  shop: Schemas['MapShop']
  origin: Origin
  /** 'your location' */
  from: string
  headingId: string
  close: ReactNode
  onBack: () => void
}

function Loading() {
  const askAgain = useAskAgain()
  return (
    <Stack gap={4}>
      <div role="status">
        Finding the route...
        <SlowNews onRetry={askAgain} />
      </div>
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="16rem" />
    </Stack>
  )
}

/** It is for screen readers alone where the alternatives show it. */
function Summary({ route, alone }: { route: Route; alone: boolean }) {
  return (
    <Text size="l" className={alone ? styles.summary : 'visually-hidden'} role="status">
      <strong>{durationText(route.duration)}</strong> {formatMetres(route.distance)}
      {viaText(route) && <span className={styles.via}>via {viaText(route)}</span>}
    </Text>
  )
}

export function Directions({ directions, shop, origin, from, headingId, close, onBack }: Props) {
  const { query, routes, route } = directions
  const loading = query.isPending && query.fetchStatus === 'fetching'
  return (
    <>
      <Grid fill="white" align="start" gap={2} pad={2} className={styles.head}>
        <IconButton icon={ArrowLeftOutlined} label="Back to the shop" onClick={onBack} />
        <div className={styles.title}>
          <h2 id={headingId} tabIndex={-1}>
            <small>Directions to</small> {shop.shop_name}
          </h2>
          <p>{`From ${from}, by road`}</p>
        </div>
        {close}
      </Grid>
      <Stack gap={4} className={styles.content}>
        {loading ? (
          <Loading />
        ) : route ? (
          <>
            <Summary route={route} alone={routes.length === 1} />
            {routes.length > 1 && (
              <LazyPart loading={<Skeleton shape="block" height="10.75rem" />}>
                <Alternatives {...directions} />
              </LazyPart>
            )}
            <Steps steps={route.legs.flatMap(({ steps }) => steps)} />
          </>
        ) : (
          <RouteProblem query={query} />
        )}
        <a
          href={directionsLink(origin.at, shop)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          <Icon icon={EnvironmentOutlined} />
          <span>Open in a map app</span>
        </a>
      </Stack>
    </>
  )
}
