/** An article's switches with their default values (granularity 2). */
export const articleFlags: Readonly<Record<string, boolean | number>> = {
  displaySidebar: true,
  showSeeded: false,
  webhookUpdate: false,
  communityUpdate: false,
  coverIsMap: false,
  isFeaturedArticle: false,
  isLocked: false,
  allowComments: true,
  showInToc: true,
  isEmphasized: false,
  displayAuthor: true,
  displayChildrenUnder: true,
  displayTitle: 1,
  displaySheet: 1,
};
