import { answerWithoutRedis } from './alone.ts';

answerWithoutRedis();
