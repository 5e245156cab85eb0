import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../server/database';
import type { GatewayContract } from '../../../server/payments';
import type { SampleGateway } from '../../seed/payments/sample-gateway';
import type { GatewayTransaction } from './gateway-books';

/** A message from a gateway to the office, server to server. */
export interface GatewayMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a gateway's calls are registered with. */
export interface GatewayTools {
  readonly database: Database;
  /** Where this server reaches itself. */
  readonly ownOrigin: () => string;
  /** Shows the page of a payment; null: there is no such payment. */
  show(request: FastifyRequest, reply: FastifyReply, found: GatewayTransaction | null): Promise<unknown>;
  /** Refuses what the browser brought. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** A gateway of the sandbox: it speaks the protocol of a real one. */
export interface SandboxGateway extends SampleGateway {
  /** Name on its pages. */
  readonly name: string;
  /** Path below which each payment has its page. */
  readonly pages: string;
  /** What the office and the gateway have agreed on. */
  readonly contract: GatewayContract;
  /** True when it tells the office of payments that were not made. */
  readonly tellsRefusals: boolean;
  /** True when it is content with a taken notification; otherwise it repeats it until the payment is verified. */
  readonly endsWhenTaken: boolean;
  /** Its notification of a payment: signed for the true amount, and naming `told`. */
  notification(transaction: GatewayTransaction, told: bigint): GatewayMessage;
  /** Registers its calls. Forms are read already; another body needs a parser of its own. */
  calls(app: FastifyInstance, tools: GatewayTools): Promise<void>;
}
