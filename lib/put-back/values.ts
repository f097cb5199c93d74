import { asJson } from '../history/index.ts';
import type { ThingKind } from '../import/index.ts';
import type { Values } from '../model/index.ts';
import type { FullService } from '../service/index.ts';

/** What is null isn't sent. */
const present = (values: Record<string, unknown>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, asJson(value)]],
    ),
  );

const ids = (list: readonly { id: string | number }[]): string[] => list.map(({ id }) => String(id));

/** What can be written of an entry, under the names of the writable types. Rejects with a `ServiceError`. */
const READ: Readonly<Record<ThingKind, (service: FullService, id: string) => Promise<Values>>> = {
  async subscribergroup(service, id) {
    const { title, description, position, isHidden, isAssignable } = await service.subscriberGroup(id);
    return present({ title, description, position, isHidden, isAssignable });
  },
  async blockfolder(service, id) {
    const { title } = await service.statblockFolder(Number(id));
    return present({ title });
  },
  async statblock(service, id) {
    const { title, source, parser, state, tags, isShared, folder, template, raw } = await service.statblock(
      Number(id),
    );
    const data = { source, parser, jsonData: raw.jsondata, tableData: raw.tabulardata };
    const place = { folderId: folder?.id, templateId: template?.id, systemId: template?.system?.id };
    return present({ title, ...data, state, tags, isShared, ...place });
  },
  async secret(service, id) {
    const { title, content, state, tags, groups, articleId } = await service.secret(id);
    return present({ title, content, state, tags, groupIds: ids(groups), articleId });
  },
  async history(service, id) {
    const { title, content, fullContent, state, tags, significance, begins, ends, articleId } =
      await service.history(id);
    return present({ title, content, fullContent, state, tags, significance, begins, ends, articleId });
  },
  async timeline(service, id) {
    const { title, description, state, tags, type, histories } = await service.timeline(id);
    return present({ title, description, state, tags, type, historyIds: ids(histories) });
  },
  async variable_collection(service, id) {
    const { title, description, prefix } = await service.variableCollection(id);
    return present({ title, description, prefix });
  },
  async variable(service, id) {
    const { key, value, type, collectionId } = await service.variable(id);
    return present({ key, value, type, collectionId });
  },
  async notebook(service, id) {
    const { title, color } = await service.notebook(id);
    return present({ title, color });
  },
  async notesection(service, id) {
    const { title, color, notebookId } = await service.noteSection(id);
    return present({ title, color, notebookId });
  },
  async note(service, id) {
    const { title, color, content, tags, articleId, sectionId } = await service.note(id);
    return present({ title, color, content, tags, articleId, sectionId });
  },
  async manuscript(service, id) {
    const { title, description, state } = await service.manuscript(id);
    return present({ title, description, state });
  },
  async manuscript_version(service, id) {
    const { title, state } = await service.manuscriptVersion(id);
    return present({ title, state });
  },
  async manuscript_part(service, id) {
    const { title, position, type, image } = await service.manuscriptPart(id);
    return present({ title, position, type, imageId: image?.id });
  },
  async manuscript_beat(service, id) {
    const { content, position } = await service.manuscriptBeat(id);
    return present({ content, position });
  },
};

export const valuesOfThing = (service: FullService, kind: ThingKind, id: string): Promise<Values> =>
  READ[kind](service, id);
