import { createLocalService, type FullService } from '../service/index.ts';
import { answerCall } from './answer.ts';

/** The service of the sample world. It never sends a request. */
export const createSampleService = (): FullService => createLocalService(answerCall);
