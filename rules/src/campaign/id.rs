//! IDs of a campaign's cards and missions, derived from their English names, and of what a pack's campaign
//! rules define.

pub use crate::id::SideId;
use crate::id::ids;

ids! {
    /// A box from the user's collection, `core-set`.
    BoxId,
    /// A campaign, `core`, `twin-shadows`.
    CampaignId,
    /// A hero, `jyn-odan`; also the name of the hero's class deck.
    HeroId,
    /// A class deck, of a hero or a side: `jyn-odan`, `military-might`.
    DeckId,
    /// A card of a class deck, `force-throw`.
    ClassCardId,
    /// An item card, `dl-44`.
    ItemId,
    /// A set of three agenda cards, `agents-of-the-empire`.
    AgendaSetId,
    /// An agenda card, `tracking-beacon`.
    AgendaCardId,
    /// A mission, `aftermath`.
    MissionId,
    /// An outcome of a mission, `won`, `lost`.
    OutcomeId,
    /// A condition for a bonus of a mission.
    ConditionId,
    /// A reward card, `veteran-prowess`.
    RewardId,
    /// An ally or villain: the ID of its deployment card without the game's prefix, `chewbacca-loyal-wookiee`.
    AllyId,
    /// A currency, `xp`.
    CurrencyId,
    /// A kind of account, `credits`.
    AccountId,
    /// A step of a stage in which a side spends its resources.
    UpgradeId,
    /// A kind of stage, `side`.
    StageKindId,
    /// A kind of mission, `story`.
    MissionKindId,
    /// A deck of missions, `side-deck`.
    MissionDeckId,
    /// A kind of card, `armor`.
    CardKindId,
    /// A limit on what a hero may bring to a mission, `weapons`.
    LoadId,
    /// A counter kept during a mission, `crates`.
    CounterId,
    /// A supply card, `adrenal-stim`.
    SupplyId,
}

impl HeroId {
    /// Returns the hero's class deck, which has the hero's name.
    #[must_use]
    pub fn deck(&self) -> DeckId {
        DeckId::from(self.as_str())
    }
}
