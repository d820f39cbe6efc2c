import type { SubmissionFilter, VisitorFigures } from 'shared/backend/administration'
import { submissionKind, submissionKindNames } from 'shared/submissions/submissionKinds'

export interface SubmissionTab {
  /** In the list's URL. */
  key: string
  label: string
  filter: SubmissionFilter
  count: (figures: VisitorFigures) => number
  /** Shown if the tab is empty, although something has come in. */
  emptyText?: string
}

const tabsOfKinds = new Set(submissionKindNames.map((kind) => submissionKind(kind).tab))

/** The tabs of one or more kinds. Canceled registrations are among all submissions only. */
export const kindTabs = [...tabsOfKinds].map((tab) => {
  const kinds = submissionKindNames.filter((kind) => submissionKind(kind).tab === tab)
  return {
    ...tab,
    filter: { kinds, notCanceled: true },
    count: (figures: VisitorFigures) =>
      kinds.reduce((sum, kind) => sum + (figures.kinds[kind] ?? 0), 0),
  } satisfies SubmissionTab
})

export const newTab: SubmissionTab = {
  key: 'new',
  label: 'New',
  filter: { unhandled: true, notCanceled: true },
  count: ({ unhandled }) => unhandled,
}

const allTab: SubmissionTab = {
  key: 'all',
  label: 'All',
  filter: {},
  count: ({ submissions }) => submissions,
}

export const submissionTabs: readonly SubmissionTab[] = [newTab, ...kindTabs, allTab]
