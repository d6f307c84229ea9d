import { type Client, type RESTOptions, Routes, Status } from 'discord.js';

type Send = RESTOptions['makeRequest'];

/** Knows whether Discord takes what we send and would bring us what people press. */
export class Reachability {
  #doubted = false;

  /**
   * Requests whose outcome it learns from.
   * @example makeRequest: reachability.watching(surely())
   */
  watching(send: Send): Send {
    return async (url, init) => {
      try {
        const response = await send(url, init);
        this.#doubted = response.status >= 500;
        return response;
      } catch (error) {
        this.#doubted = true;
        throw error;
      }
    };
  }

  /**
   * Can people be reached now? Where the last request failed, another one finds out.
   * @example if (await reachability.isUp(client)) …
   */
  async isUp({ ws, rest }: Client<true>): Promise<boolean> {
    if (ws.shards.some(({ status }) => status !== Status.Ready)) return false;
    // What comes of it is learned above.
    if (this.#doubted) await rest.get(Routes.gatewayBot()).catch(() => undefined);
    return !this.#doubted;
  }
}
