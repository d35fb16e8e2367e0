import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';
import { UnreachableDatabase } from './unreachable.ts';

type Callback = Parameters<pg.Client['connect']>[0];

/** If the settings or a certificate are wrong, the error says so in the words of the migrations. */
export class ExplainingClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | undefined {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        throw explained(error);
      });
    }
    super.connect((error: Error | null) => {
      (callback as (error: unknown, client: pg.Client) => void)(error && explained(error), this);
    });
    return undefined;
  }
}

/** An outage keeps its own error: it passes without the operator. */
function explained(error: unknown): unknown {
  return isDatabaseUnavailable(error) ? error : new UnreachableDatabase(error);
}
