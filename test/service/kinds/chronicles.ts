import { kindOf } from './kind.ts';

export const chronicleKinds = [
  kindOf('timeline', {
    entityClass: 'Timeline',
    state: 'world',
    at: {
      0: 'description type=parallel utdOffset:number=0',
      2: `histories<history.timelines[] eras<era.timeline calendar>calendar article>article category>category
          world@world`,
    },
    lists: [{ path: 'world/timelines', of: 'world' }],
    page: '/w/:world/t/:slug',
    edit: '/world/timeline/:id/edit',
    granularities: [-1, 0, 1, 2],
  }),
  kindOf('era', {
    entityClass: 'Era',
    within: 'timeline',
    at: { 0: 'description startingYear endingYear abbreviation', 2: 'timeline>timeline!' },
    lists: [{ path: 'timeline/eras', of: 'timeline', by: 'timeline' }],
  }),
  kindOf('history', {
    entityClass: 'HistoricalEntry',
    state: 'world',
    at: {
      0: `significance:number=0 year! month day hour minute endingYear endingMonth endingDay endingHour
          endingMinute alternativeDisplayRange displayRange:flag=true`,
      1: 'content',
      2: `fullcontent timelines>timeline[] article>article category>category organization>article
          location>article characters>article[] world@world`,
    },
    lists: [
      { path: 'world/histories', of: 'world' },
      { path: 'timeline/histories', of: 'timeline', by: 'timelines' },
    ],
    page: '/w/:world/h/:id',
    edit: '/world/timeline/history/:id/edit',
    granularities: [-1, 0, 1, 2],
  }),
];
