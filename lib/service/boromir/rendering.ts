import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { ServiceError } from '../failure.ts';
import type { RenderingService } from '../port.ts';
import { toText } from '../schema/values.ts';
import { linkTo, withoutMissing } from '../schema/write.ts';
import { notUnderstood } from '../transport/failures.ts';
import { LIST_CAP } from '../transport/send.ts';

export function rendering(client: Client): RenderingService {
  return {
    render: describeMethod(['POST bbcode'], async ({ worldId, articleId, text }, options) => {
      const body = withoutMissing({
        world: linkTo(worldId),
        renderer: 'html',
        article: linkTo(articleId),
        string: text,
      });
      const answer = await client.read({ method: 'POST', path: 'bbcode', body, cap: LIST_CAP }, options);
      const html = toText(answer.parsedString);
      if (html === null) throw new ServiceError(notUnderstood('shape'));
      return html;
    }),
  };
}
