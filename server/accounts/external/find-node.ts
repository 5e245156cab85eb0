import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { identityNode } from '../../database/external-login-tables';
import { officeSettings } from '../../database/shell-tables';
import type { IdentityNode, Provider } from './identity-node';
import { postBindingNode } from './post-binding-node';
import { signingKeysOf } from './signing-keys';

/** The node of a provider; null when the office does not offer this login. */
export type FindNode = (provider: Provider) => Promise<IdentityNode | null>;

interface NodeSearch {
  readonly database: Database;
  readonly publicUrl: string;
  /** Without a node of its own, an office with the sandbox uses the sandbox node. */
  readonly sandbox: boolean;
}

/** Finds nodes as the office has set them; a change counts from the next login on. */
export function nodeFinder({ database, publicUrl, sandbox }: NodeSearch): FindNode {
  return async (provider) => {
    const [settings] = await database
      .select({ wezelKrajowy: officeSettings.loginNode, profilZaufany: officeSettings.loginEpuap })
      .from(officeSettings);
    if (!settings?.[provider]) return null;
    const keys = await signingKeysOf(database, 'portal');
    const [own] = await database.select().from(identityNode).where(eq(identityNode.provider, provider));
    if (own) return postBindingNode({ ...own, publicUrl, keys });
    if (!sandbox) return null;
    const { publicKey: certificate } = await signingKeysOf(database, 'sandbox-node');
    return postBindingNode({ provider, ...sandboxNode(publicUrl, provider), certificate, publicUrl, keys });
  };
}

/** Entity id and address of the sandbox node that plays a provider. */
export function sandboxNode(publicUrl: string, provider: Provider): { readonly entityId: string; readonly address: string } {
  const address = `/wezel-probny/${provider}`;
  return { entityId: `${publicUrl}${address}`, address };
}
